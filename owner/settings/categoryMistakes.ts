import { folders } from '../../src/shared/addresses/folders.mjs';
import { DEFAULT_DRAWING, isDrawingThere } from './drawings';
import { mistake } from './mistake';
import type { Settings } from './schema';
import { listingName } from '../../src/shared/addresses/listingName';
import { takenNames } from './takenNames';

/** The mistakes in the categories, and in the facts about them, that a schema cannot find. */
export function categoryMistakes({ categories, facts }: Settings): string[] {
  const keys = Object.keys(categories);
  const tabs = ['todos os produtos'];
  const listings = new Map(takenNames().map((taken) => [taken, 'um endereço da loja']));
  const mistakes: string[] = [];
  const report = (where: string, found: unknown, allowed: string) =>
    mistakes.push(mistake(where, found, allowed));
  for (const [key, category] of Object.entries(categories)) {
    const { tab, drawing = '' } = category;
    const name = `categories.${key}`;
    const label = tab.toLowerCase();
    const path = listingName(category);
    const other = listings.get(path);
    if (tabs.includes(label))
      report(`${name}.tab`, tab, "outro texto que o das outras abas e que 'Todos os produtos'");
    else if (path === '')
      report(`${name}.path`, path, 'um endereço, porque a aba não tem letra de a a z nem dígito');
    else if (other !== undefined) report(`${name}.path`, path, `outro endereço, porque /${path} é ${other}`);
    tabs.push(label);
    listings.set(path, `o de ${key}`);
    // The build makes the pictures of photos/, and looks for them then.
    if (drawing.startsWith(`/${folders.pictures}/`) && !isDrawingThere(drawing))
      report(
        `${name}.drawing`,
        drawing,
        `um desenho que existe, como ${DEFAULT_DRAWING} ou /photos/caneca.webp de uma foto sua, ou nada: sem esta chave aparece ${DEFAULT_DRAWING}`,
      );
  }
  for (const [key, found] of Object.entries(facts ?? {}))
    if (!keys.includes(key)) report(`facts.${key}`, found, `só as chaves ${keys.join(', ')}`);
  return mistakes;
}
