// The buttons that one may press now, as a screen reader names them, and in which part of the frame they are.
() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
  const modal = document.querySelector('dialog:modal');
  const name = (one) => {
    const word = (node) => node.nodeType === 3 ? node.data
      : node.nodeType !== 1 || node.getAttribute('aria-hidden') === 'true' ? '' : node.getAttribute('aria-label')
      ?? [...node.childNodes].map(word).join(/^(small|b|p|div)$/i.test(node.tagName) ? ' ' : '');
    return (one.getAttribute('aria-label') ?? [...one.childNodes].map((node) =>
      node.nodeType === 1 && /^(small|b)$/i.test(node.tagName) ? ` ${word(node)} ` : word(node)).join('')).replace(/\s+/g, ' ').trim();
  };
  const where = (one) => one.closest('dialog') ? 'dialog' : one.closest('footer') ? 'answers' : one.closest('header') ? 'blind'
    : one.closest('main') ? 'middle' : one.closest('aside') ? 'notices' : 'over';
  return [...document.querySelectorAll('button')].map((one, at) => ({ one, at }))
    .filter(({ one }) => !one.disabled && seen(one) && (!modal || modal.contains(one)) && one.getAttribute('aria-hidden') !== 'true')
    .map(({ one, at }) => ({ at, name: name(one), where: where(one), held: 'hold' in one.dataset,
      group: one.closest('[role=group]')?.getAttribute('aria-label') ?? '', pressed: one.getAttribute('aria-pressed') === 'true' }));
}
