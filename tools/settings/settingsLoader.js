import { createJiti } from 'jiti';

/**
 * A webpack loader that makes a module of constants from the checked settings. Webpack inlines short constants, so code for
 * settings that are null or false is removed.
 * @param {string} text of shop.json
 */
export default async function settingsLoader(text) {
  /** @type {typeof import('./parseSettings')} */
  const { parseSettings } = await createJiti(import.meta.url).import('./parseSettings.ts');
  const parsed = parseSettings(text);
  if ('mistakes' in parsed) throw new Error(parsed.mistakes.join('\n'));
  return Object.entries(parsed.settings)
    .filter(([key]) => key !== '$schema')
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`)
    .join('');
}
