import { createHash } from 'node:crypto';

/** A short hash of a content, of letters and digits: 8 to 64, which are unlikely to be another content's. */
export const hashed = (length: number, ...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, length);
};
