/** Windows-1252 from 0x80 to 0x9f, which Node 20's `TextDecoder('windows-1252')` decodes as Latin-1. */
const WINDOWS_1252 = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];

/**
 * Decodes a text file of an owner's editor or spreadsheet program: UTF-8 or UTF-16, with or without a byte
 * order mark, or Windows-1252. The text has no byte order mark.
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Text that is not valid UTF-8 comes from Windows.
    const text = Buffer.from(bytes).toString('latin1');
    return text.replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter);
  }
}

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
