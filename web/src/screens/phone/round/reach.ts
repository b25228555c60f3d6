/** What scrolls can be scrolled by keys too: where a list is longer than the screen and holds nothing to tab to, its screen can be tabbed to. */
export function reachable(element: Element): () => void {
  const main = element.closest("main");
  if (!main) return () => undefined;
  const look = (): void => {
    if (main.scrollHeight > main.clientHeight) main.tabIndex = 0;
    else main.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(main);
  watch.observe(element);
  return () => watch.disconnect();
}
