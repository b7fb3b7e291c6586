import { statSync } from 'node:fs';
import { fromRoot } from '../fromRoot';
import { mistake } from './mistake';
import type { Settings } from './settings';

/** Keys whose word in an address is that of a category of the specification (listingAddress.ts). */
const SAME_WORD: ReadonlyMap<string, string> = new Map([
  ['camisetas', 't-shirts'],
  ['canecas', 'mugs'],
]);

/** What of the categories, and of the facts about them, a schema cannot check. */
export function categoryMistakes({ categories, facts }: Settings): string[] {
  const keys = Object.keys(categories);
  const tabs = ['todos os produtos'];
  const mistakes: string[] = [];
  for (const [key, { tab, drawing = `/pictures/${key}.svg` }] of Object.entries(categories)) {
    const name = `categories.${key}`;
    const label = tab.toLowerCase();
    if (tabs.includes(label))
      mistakes.push(
        mistake(`${name}.tab`, label, "outro texto que o das outras abas e que 'Todos os produtos'"),
      );
    tabs.push(label);
    const other = SAME_WORD.get(key);
    if (other !== undefined && keys.includes(other))
      mistakes.push(mistake(name, key, `outra chave, porque links para ${other} têm esta palavra`));
    // The build makes the pictures of photos/, and looks for them then.
    const isFile = statSync(fromRoot(`public${drawing}`), { throwIfNoEntry: false })?.isFile();
    if (drawing.startsWith('/pictures/') && !isFile)
      mistakes.push(
        mistake(
          `${name}.drawing`,
          drawing,
          'um arquivo que existe, como /pictures/product.svg ou /photos/caneca.webp',
        ),
      );
  }
  for (const [key, found] of Object.entries(facts ?? {}))
    if (!keys.includes(key)) mistakes.push(mistake(`facts.${key}`, found, `só as chaves ${keys.join(', ')}`));
  return mistakes;
}
