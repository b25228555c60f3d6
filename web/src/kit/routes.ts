/** Rulebooks are routes, and the number is a mnemonic. */

const ROUTES: Readonly<Record<string, string>> = {
  classic: "N10", // ten stops
  party: "N5", // name the suit, give five
  commission: "N4", // the ride is four questions
  "chase-the-ace": "N1", // the ace is one
  "stop-the-bus": "N3", // three cards
};

/** The route of a rulebook; a table with a book of its own goes as `N`. */
export function routeOf(rulebook: string): string {
  return ROUTES[rulebook] ?? "N";
}
