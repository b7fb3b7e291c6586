import { readAtMost } from './readAtMost';

/** The base64 of a gzipped text. */
export async function pack(text: string): Promise<string> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(zipped).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * The text that `pack` packed; throws where the base64 or the gzip is damaged, and reads no further where the text takes
 * more than `longest` bytes: a few KB of gzip may hold gigabytes.
 */
export async function unpack(base64: string, longest: number): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new TextDecoder().decode(await readAtMost(unzipped, longest));
}
