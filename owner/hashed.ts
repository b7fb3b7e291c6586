import { createHash } from 'node:crypto';

/** A hash of 8 to 64 letters and digits; two different contents are unlikely to have the same hash. */
export const hashed = (length: number, ...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, length);
};
