import { createJiti } from 'jiti';
import { decodeText } from '../decodeText.mjs';

const jiti = createJiti(import.meta.url);

/**
 * A webpack loader that makes a module of constants from the checked settings. Webpack inlines short
 * constants, so code for settings that are null or false is removed.
 * @param {Buffer} content of shop.json
 */
export default async function settingsLoader(content) {
  /** @type {typeof import('./parseSettings')} */
  const { parseSettings } = await jiti.import('./parseSettings.ts');
  /** @type {typeof import('./schema')} */
  const { readSchema } = await jiti.import('./schema.ts');
  const parsed = parseSettings(decodeText(content));
  if ('mistakes' in parsed) throw new Error(parsed.mistakes.join('\n'));
  // A key that may be missing is null if it is.
  const absent = Object.fromEntries(Object.keys(readSchema().properties ?? {}).map((key) => [key, null]));
  return Object.entries({ ...absent, ...parsed.settings })
    .filter(([key]) => key !== '$schema')
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** webpack hands over the bytes: it would read all text as UTF-8. */
export const raw = true;
