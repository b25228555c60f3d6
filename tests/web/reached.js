// Answers that cannot be brought into sight.
() => {
  const found = [];
  const modal = document.querySelector('dialog:modal'); // what lies behind is out of reach, and is meant to be
  for (const one of (modal ?? document).querySelectorAll('footer button:not(:disabled)')) {
    if (!one.checkVisibility() || one.closest('[inert]')) continue;
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!one.contains(hit)) found.push(`${one.textContent.trim().slice(0, 40)}: at ${Math.round(y)} of ${innerHeight}, under ${hit?.outerHTML.slice(0, 120)}`);
  }
  return found;
}
