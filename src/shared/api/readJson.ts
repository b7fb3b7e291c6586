import { nextTurn } from '@/shared/lib';
import { createListParser } from './listParser';

/** Bytes that are read, and letters that are parsed, in one task: some ms of work. */
const PIECE = 2 ** 16;

/**
 * The JSON of an answer, null where nothing came. A long list is parsed while it arrives, a task for each piece of it.
 * Rejects with a SyntaxError for what is no JSON, and as the connection does.
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
  parser.add(decoder.decode()); // A letter that was cut off.
  return parser.end();
}
