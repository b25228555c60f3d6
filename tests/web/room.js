// What does not fit, is too small to hit, or is a word of a choice that is parted.
() => {
  const wide = innerWidth, found = [];
  const least = innerHeight < 430 ? 24 : 44; // at 200 % a pixel is as large as two
  if (document.documentElement.scrollWidth > wide) found.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${wide}`);
  for (const one of document.querySelectorAll('main, dialog[open]'))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.tagName} scrolls sideways: ${one.scrollWidth} of ${one.clientWidth}`);
  const modal = document.querySelector('dialog:modal');
  for (const one of (modal ?? document).querySelectorAll('button, a[href], input:not([type=radio]):not([type=checkbox]), [role=switch]')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden=true]') || one.disabled) continue;
    const { left, right, width, height } = one.getBoundingClientRect();
    const name = one.ariaLabel ?? one.textContent.trim().slice(0, 30);
    if (Math.min(width, height) < least) found.push(`small: ${name} ${Math.round(width)} x ${Math.round(height)}`);
    if (left < -1 || right > wide + 1) found.push(`cut off: ${name} ${Math.round(left)} to ${Math.round(right)}`);
  }
  for (const one of document.querySelectorAll('.tile span'))
    for (const text of [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`parted: ${word}`);
      }
  return found;
}
