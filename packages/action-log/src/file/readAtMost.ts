/** A stream is longer than what was asked for. */
export class TooLongError extends Error {}

/** All bytes of a stream; throws a TooLongError, and reads no further, where there are more than `longest`. */
export async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  longest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      throw new TooLongError(`More than ${longest} bytes`);
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
