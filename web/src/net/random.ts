/** Chance and hashes on plain http, where browsers withhold `crypto.subtle` and `crypto.randomUUID`. */

/** Bytes of chance as hexadecimal digits; 32 are a token or a nonce, 12 the id of a command. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 of the bytes that these hexadecimal digits are, in hexadecimal digits: the seal of a nonce. */
export async function sealOf(nonce: string): Promise<string> {
  const { sha256 } = await import("@noble/hashes/sha2.js"); // needed once somebody sits down, not before
  const pairs = nonce.match(/../g) ?? [];
  return hex(sha256(Uint8Array.from(pairs, (pair) => parseInt(pair, 16))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
