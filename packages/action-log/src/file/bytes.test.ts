import { decode } from './bytes';

const text = '{ "name": "Sabiá" }';
const utf16 = (given: string) => Buffer.from(given, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little end first', utf16(text)],
  ['UTF-16, little end first, with a byte order mark', utf16(`\ufeff${text}`)],
  ['UTF-16, big end first', utf16(text).swap16()],
  ['UTF-16, big end first, with a byte order mark', utf16(`\ufeff${text}`).swap16()],
])('reads %s', (_name, bytes) => {
  expect(decode(bytes)).toBe(text);
});

it.each([
  ['nothing', []],
  ['a single zero', [0]],
])('reads %s', (_name, bytes) => {
  expect(decode(Uint8Array.from(bytes)).length).toBe(bytes.length);
});
