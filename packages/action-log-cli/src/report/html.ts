const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** A text as HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities.get(character) ?? '');
