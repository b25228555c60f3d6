// What does not fit, or is too small to hit.
() => {
  const wide = innerWidth, found = [];
  if (document.documentElement.scrollWidth > wide) found.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${wide}`);
  for (const one of document.querySelectorAll('main, dialog[open]'))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.tagName} scrolls sideways: ${one.scrollWidth} of ${one.clientWidth}`);
  const modal = document.querySelector('dialog:modal');
  for (const one of (modal ?? document).querySelectorAll('button, a[href], input:not([type=radio]):not([type=checkbox]), [role=switch]')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]') || one.disabled) continue;
    const { left, right, width, height } = one.getBoundingClientRect();
    const name = one.ariaLabel ?? one.textContent.trim().slice(0, 30);
    if (width < 44 || height < 44) found.push(`small: ${name} ${Math.round(width)} x ${Math.round(height)}`);
    if (left < -1 || right > wide + 1) found.push(`cut off: ${name} ${Math.round(left)} to ${Math.round(right)}`);
  }
  return found;
}
