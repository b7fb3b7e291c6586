import { createJiti } from 'jiti';

/**
 * A loader of webpack: the checked settings as a module of constants. Webpack puts a short one in the place where it is
 * used, so that what is null or false is compiled away.
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
