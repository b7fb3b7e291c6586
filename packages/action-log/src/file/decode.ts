/**
 * The text of a file: UTF-8, or UTF-16 as some editors on Windows save it, which its byte order mark or the zero byte of
 * its first character tells.
 */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== undefined);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
