import { innerText } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** The text that HTML shows, with its line breaks. WooCommerce writes a break as a backslash and n. */
export function htmlText(html: string): string {
  const withBreaks = html.replaceAll('\\n', '\n').replace(/<(?:br|\/(?:p|li|h\d|div|tr))\b/gi, '\n$&');
  return innerText(parseDocument(withBreaks).children)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
