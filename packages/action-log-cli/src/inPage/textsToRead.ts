export const HEADINGS = ':is(h1, h2, h3, h4, h5, h6, [role=heading])';
/** What a person must be able to read: controls and headings. Prices are found by their text. */
const READ = `:is(${HEADINGS}, a[href], button, summary, label, [role=button], [role=link], [role=tab], [role=option])`;
const PRICE = /(R\$|US\$|[$€£¥])\s*\d|\d\s*[€£¥]/;
const DISABLED = ':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *';

/** The texts that are directly in an element, and not in one of its elements. */
const textsIn = ({ childNodes }: Element) => [...childNodes].filter((node) => node instanceof Text);

/** The text that is directly in an element. */
const ownText = (element: Element) =>
  textsIn(element)
    .map(({ data }) => data)
    .join('')
    .trim();

/** Whether an element's own text has a price. */
export const isPrice = (element: Element): boolean => PRICE.test(ownText(element));

/** The elements of a page whose own text is that of a control or a heading that can be used, or is a price. */
export const textsToRead = (page: ParentNode): Element[] =>
  [...page.querySelectorAll('*')].filter(
    (element) =>
      ownText(element) !== '' &&
      (isPrice(element) || element.closest(READ) !== null) &&
      !element.matches(DISABLED),
  );

/** The boxes of the lines of an element's own text, in CSS pixels from the window's corner. */
export const linesOf = (element: Element): DOMRect[] =>
  textsIn(element).flatMap((text) => {
    const range = document.createRange();
    range.selectNode(text);
    return [...range.getClientRects()];
  });
