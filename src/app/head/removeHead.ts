/** Removes the tags for search engines and link previews. */
export const removeHead = () =>
  document.head
    .querySelectorAll('[name=description], [property], [name^=twitter], [rel=canonical], [type$="ld+json"]')
    .forEach((element) => element.remove());
