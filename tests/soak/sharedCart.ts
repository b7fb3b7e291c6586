/** What a tab shows of the cart, and what is saved, as names in their order. It runs in a page of the shop, on `/cart`. */
export function sharedCart(): { shown: string[]; saved: string[] } {
  const items = JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { name: string }[];
  const headings = [...document.querySelectorAll('main li h3, main li h2')];
  return { shown: headings.map(({ textContent }) => textContent), saved: items.map(({ name }) => name) };
}
