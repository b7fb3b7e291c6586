const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** A text as HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities.get(character) ?? '');

/**
 * An HTML document that needs no other file.
 * @param title a text, also its heading
 * @param body HTML
 */
export const htmlDocument = (title: string, style: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  body { margin: 16px; font: 14px/1.4 sans-serif; color: #1d1a16; background: #f4f0ea; overflow-wrap: anywhere }
  pre { white-space: pre-wrap }
${style}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
