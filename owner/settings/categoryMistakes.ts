import { folders } from '../../src/shared/addresses/folders.mjs';
import { DEFAULT_DRAWING, isDrawingThere } from './drawings';
import { found, type SettingMistake } from './mistake';
import { unknownKey } from './unknownKey';
import type { Settings } from './schema';
import { listingName } from '../../src/shared/addresses/listingName';
import { takenNames } from './takenNames';

/** The mistakes in the categories, and in the facts about them, that a schema cannot find. */
export function categoryMistakes({ categories, facts }: Partial<Settings>): SettingMistake[] {
  if (!categories) return [];
  const keys = Object.keys(categories);
  const tabs = ['todos os produtos'];
  const listings = new Map(takenNames().map((taken) => [taken, 'um endereço da loja']));
  const mistakes: SettingMistake[] = [];
  const report = (path: SettingMistake['path'], value: unknown, allowed: string) =>
    mistakes.push({ path, what: found(value, allowed) });
  for (const [key, category] of Object.entries(categories)) {
    const { tab, drawing = '' } = category;
    const label = tab.toLowerCase();
    const path = listingName(category);
    const sameAddress = listings.get(path);
    if (tabs.includes(label))
      report(['categories', key, 'tab'], tab, "outro texto que o das outras abas e que 'Todos os produtos'");
    else if (path === '')
      report(
        ['categories', key, 'path'],
        path,
        'um endereço, porque a aba não tem letra de a a z nem dígito',
      );
    else if (sameAddress !== undefined)
      report(['categories', key, 'path'], path, `outro endereço, porque /${path} é ${sameAddress}`);
    tabs.push(label);
    listings.set(path, `o de ${key}`);
    // The build makes the pictures of photos/, and looks for them then.
    if (drawing.startsWith(`/${folders.pictures}/`) && !isDrawingThere(drawing))
      report(
        ['categories', key, 'drawing'],
        drawing,
        `um desenho que existe, como ${DEFAULT_DRAWING} ou /photos/caneca.webp de uma foto sua, ou nada: sem esta chave aparece ${DEFAULT_DRAWING}`,
      );
  }
  for (const key of Object.keys(facts ?? {}))
    if (!keys.includes(key)) mistakes.push({ path: ['facts', key], what: unknownKey(key, keys) });
  return mistakes;
}
