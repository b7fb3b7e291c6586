/**
 * In a browser that is too old for the application the page stays as it is without scripts: it has its links and its text.
 * Like a browser without scripts, it shows the sentence of `<noscript>` (index.html), and no error.
 */
export function sayBrowserIsOld(): void {
  const showSentence = () => {
    const noscript = document.querySelector('noscript');
    const { textContent } = noscript ?? {};
    const sentence = Object.assign(document.createElement('p'), { className: 'noscript', textContent });
    noscript?.replaceWith(sentence);
  };
  // When the page is parsed.
  document.addEventListener('readystatechange', showSentence, { once: true });
}
