/** As much of a browser as the plain modules read when they are loaded. */
const kept = new Map<string, string>();
const target = new EventTarget();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  },
  location: { pathname: "/", hash: "", protocol: "http:", host: "192.168.1.20:8000" },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
  document: Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: { lang: "", dataset: {} } }),
});
