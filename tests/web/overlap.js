() => {
  const answers = [...document.querySelectorAll('footer')].find((one) => one.checkVisibility());
  const middle = document.querySelector('main');
  if (!answers || !middle) return [];
  const top = answers.getBoundingClientRect().top;
  return top < 0 || top > innerHeight ? [`the answers begin at ${Math.round(top)} of ${innerHeight}`] : [];
}
