import { nextTurn } from '@/shared/lib';
import { createListParser } from './listParser';

/** How many bytes are decoded, and about how many characters parsed, in one task: some ms of work. */
const PIECE = 2 ** 16;

/**
 * Reads the JSON of a response; null if its body is empty. Parses a long list while it arrives, one task for each piece.
 * Rejects with a SyntaxError if the text is not JSON, and with the network's error if the connection breaks.
 */
export async function readJson({ body }: Response): Promise<unknown> {
  const parser = createListParser(PIECE);
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let part = await reader?.read();
  while (part?.value) {
    for (let at = 0; at < part.value.length; at += PIECE) {
      const bytes = part.value.subarray(at, at + PIECE);
      if (parser.add(decoder.decode(bytes, { stream: true }))) await nextTurn();
    }
    part = await reader?.read();
  }
  parser.add(decoder.decode()); // The rest of a multi-byte character that the answer ends in.
  return parser.end();
}
