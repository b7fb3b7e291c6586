import { namesNear } from '../nearName.mjs';

/** The sentence about a key that is not allowed, with the key that was probably meant, or else with all allowed keys. */
export function unknownKey(key: string, keys: readonly string[]): string {
  const near = namesNear(key, keys);
  return near.length > 0
    ? `esta chave não existe; talvez seja ${near.join(' ou ')}`
    : `esta chave não existe; apague-a, ou use uma destas: ${keys.join(', ')}`;
}
