import iconv from 'iconv-lite';

/** The encodings that owners' programs write: of the web, of Windows, of Excel for Mac, of old programs for shops. */
const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh', 'cp850'];

/**
 * Decodes a text file of an owner's editor or spreadsheet program: UTF-8 or UTF-16, with or without a byte
 * order mark, or the other encoding in which the text is most likely Portuguese. The text has no byte order mark.
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const texts = ENCODINGS.map((encoding) => iconv.decode(bytes, encoding));
    const likeness = texts.map(portugueseIn);
    return texts[likeness.indexOf(Math.max(...likeness))] ?? '';
  }
}

const LOWER = 'áàâãéêíóôõúüç';
const LETTER = `[${LOWER}${LOWER.toUpperCase()}]`;
/** Also the apostrophe in a brand such as Levi’s, whose byte is `í` on a Mac. */
const LETTERS = new RegExp(`${LETTER}|’(?=s\\b)`, 'g');
/** Letters, signs and sequences of letters that no Portuguese text contains. */
const ODD = new RegExp(
  [
    `(?!${LETTER})[^\\x00-\\x7f“”‘’–—…ºª°€•®™©´«»²³½\\u00a0]`,
    `\\p{Ll}[${LOWER.toUpperCase()}]`,
    `\\p{Lu}[${LOWER.toUpperCase()}]\\p{Ll}`,
    `\\p{Lu}{2}[${LOWER}]`,
    `[${LOWER}]\\p{Lu}`,
    '[çÇ](?![aáâãoóôõuúAÁÂÃOÓÔÕUÚ])',
    '[aA][áÁ]|[áÁ][aoAO]',
    '\\p{L}[àÀ]',
    `(?<!\\p{L})(?![éàÉÀ])${LETTER}(?!\\p{L})`,
  ].join('|'),
  'gu',
);

/**
 * How likely a text is Portuguese: the number of its letters with accents, minus its odd parts.
 * @param {string} text
 */
const portugueseIn = (text) => (text.match(LETTERS)?.length ?? 0) - 2 * (text.match(ODD)?.length ?? 0);

/**
 * 'utf-16le' or 'utf-16be' if bytes are UTF-16. Without a byte order mark, its first letters show it: one of
 * the two bytes of a letter of Europe is 0, or a small number.
 * @param {Uint8Array} bytes
 */
function utf16Of(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const begin = bytes.subarray(0, 200);
  const zeros = [0, 1].map((side) => begin.filter((byte, at) => at % 2 === side && byte === 0).length);
  const [ofFirst = 0, ofSecond = 0] = zeros;
  if (Math.max(ofFirst, ofSecond) < begin.length / 4) return undefined;
  return ofFirst > ofSecond ? 'utf-16be' : 'utf-16le';
}
