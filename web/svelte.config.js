// Read by svelte-check and by the Vite plugin.
export default { compilerOptions: { runes: true } };
