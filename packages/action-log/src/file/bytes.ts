/**
 * The most bytes of a log's file, and of the changes that are zipped in it. The longest possible recording of
 * a page load takes about 20 MB, a day of use about 3 MB. A longer file, or a small one that unzips to
 * gigabytes, would crash the tab.
 */
export const LARGEST_LOG = 50 * 2 ** 20;

// What Node and browsers share: this package is compiled without the types of either.
interface ByteStream {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}
interface Bytes {
  stream(): { pipeThrough(through: object): ByteStream };
  arrayBuffer(): Promise<ArrayBuffer>;
}
declare const Blob: new (parts: readonly (string | Uint8Array)[]) => Bytes;
declare const CompressionStream: new (format: 'gzip') => object;
declare const DecompressionStream: new (format: 'gzip') => object;
declare const TextDecoder: new () => { decode(bytes: ArrayBuffer): string };
declare const atob: (base64: string) => string;
declare const btoa: (binary: string) => string;

/** All bytes of a stream. Throws, and stops reading, if there are more than `longest`. */
async function readAtMost(stream: ByteStream, longest: number): Promise<ArrayBuffer> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || !value) return new Blob(parts).arrayBuffer();
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      throw new Error(`More than ${longest} bytes`);
    }
    parts.push(value);
  }
}

/** A text as gzip in base64. */
export async function pack(text: string): Promise<string> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  let binary = '';
  for (const byte of new Uint8Array(await readAtMost(zipped, Infinity))) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * The text that `pack` packed. Throws if the base64 or the gzip is damaged, or if the text has more than
 * `longest` bytes: a few KB of gzip may hold gigabytes.
 */
export async function unpack(base64: string, longest: number): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new TextDecoder().decode(await readAtMost(unzipped, longest));
}
