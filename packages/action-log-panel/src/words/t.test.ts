import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from './english';

const source = join(__dirname, '..');

/** The texts in the sources of the panel, as keys of the table. */
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!test)\.tsx?$/.test(file))
  .flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(
      /\bt`((?:\$\{(?:[^{}`]|`[^`]*`|\$\{[^}]*\})*\}|[^`])*)`/g,
    ),
  ])
  .map(([, text = '']) => text.replace(/\$\{(?:[^{}`]|`[^`]*`|\$\{[^}]*\})*\}/g, '{}'));

it('has an English text for each Portuguese one, with the same values, and no other', () => {
  const used = new Set(texts);
  expect([...used].filter((text) => !Object.hasOwn(english, text))).toEqual([]);
  const nested = ['passo', 'passos', 'aba', 'abas']; // within a value of another text
  expect(Object.keys(english).filter((text) => !used.has(text) && !nested.includes(text))).toEqual([]);
  const values = (text = '') => text.split('{}').length;
  expect([...used].filter((text) => values(text) !== values(english[text]))).toEqual([]);
});
