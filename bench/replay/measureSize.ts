/**
 * How big a log's file is, and which of its fields takes how much.
 */
import { Buffer } from 'node:buffer';

/** Bytes of a file in all and by field, as they stand in it. */
export function measureSize(text) {
  const bytes = (part) => Buffer.byteLength(part);
  const fields = Object.entries(JSON.parse(text)).map(([key, value]) => [key, bytes(JSON.stringify(value))]);
  fields.sort(([, one], [, other]) => other - one);
  return { all: bytes(text), fields };
}
