// The middle of a button, in sight, unless something lies over it.
at => {
  const button = document.querySelectorAll('button')[at];
  if (!button || button.disabled) return null;
  const place = () => { const { x, y, width, height } = button.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
  const hit = ([x, y]) => button.contains(document.elementFromPoint(x, y));
  if (!hit(place())) button.scrollIntoView({ block: 'center', behavior: 'instant' });
  return hit(place()) ? place() : null;
}
