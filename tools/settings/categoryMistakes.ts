import { existsSync } from 'node:fs';
import { sentence, type Sentence } from '../../server/language.mjs';
import { fromRoot } from '../fromRoot';
import { mistake } from './mistake';
import type { Settings } from './settings';

/** Keys whose word in an address is that of a category of the specification (listingAddress.ts). */
const SAME_WORD: Readonly<Record<string, string>> = { camisetas: 't-shirts', canecas: 'mugs' };

/** What of the categories, and of the facts about them, a schema cannot check. */
export function categoryMistakes({ categories, facts }: Settings): Sentence[] {
  const keys = Object.keys(categories);
  const tabs = ['todos os produtos'];
  const mistakes = Object.entries(categories).flatMap(([key, { tab, drawing = `/pictures/${key}.svg` }]) => {
    const isRepeated = tabs.includes(tab.toLowerCase());
    tabs.push(tab.toLowerCase());
    const other = SAME_WORD[key];
    return [
      isRepeated &&
        mistake(
          `categories.${key}.tab`,
          tab.toLowerCase(),
          sentence(
            "outro texto que o das outras abas e que 'Todos os produtos'",
            "a text that no other tab has, and not 'Todos os produtos'",
          ),
        ),
      other &&
        keys.includes(other) &&
        mistake(
          `categories.${key}`,
          key,
          sentence(
            `outra chave, porque links para ${other} têm esta palavra`,
            `another key, because links to ${other} have this word`,
          ),
        ),
      // The build makes the pictures of photos/.
      drawing.startsWith('/pictures/') &&
        !existsSync(fromRoot(`public${drawing}`)) &&
        mistake(
          `categories.${key}.drawing`,
          drawing,
          sentence(
            'um arquivo que existe, como /pictures/product.svg ou /photos/caneca.webp',
            'an existing file, such as /pictures/product.svg or /photos/caneca.webp',
          ),
        ),
    ].filter((found) => typeof found === 'object');
  });
  const unknown = Object.entries(facts ?? {}).filter(([key]) => !keys.includes(key));
  return [
    ...mistakes,
    ...unknown.map(([key, found]) =>
      mistake(
        `facts.${key}`,
        found,
        sentence(`só as chaves ${keys.join(', ')}`, `only the keys ${keys.join(', ')}`),
      ),
    ),
  ];
}
