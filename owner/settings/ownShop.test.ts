import { readFileSync } from 'node:fs';
import { fromRoot } from '../fromRoot';
import { EDITOR_SCHEMA, editorSchema } from './editorSchema';
import { foreignWordsIn } from '../foreignWords.fixtures';
import { readSettings } from './readSettings';
import { settingNames } from './schema';

// All other tests are about the sample shop.
it("the owner's own settings are valid", () => {
  expect(readSettings(fromRoot('shop.json')).shop.name).not.toBe('');
});

it.each(settingNames)('the document for owners has a row for each setting: %s', (name) => {
  expect(readFileSync('docs/configuracoes.md', 'utf8')).toContain(`| \`${name}\` `);
});

it('the schema for editors follows from the settings; `npm run build` writes it', () => {
  expect(JSON.parse(readFileSync(EDITOR_SCHEMA, 'utf8'))).toEqual(JSON.parse(editorSchema()));
});

it('the description of each setting is in Portuguese, except for words that an owner types into the file', () => {
  const texts = [...editorSchema().matchAll(/"description": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, text = '']) => text,
  );
  expect(texts.length).toBeGreaterThan(30);
  const typed = /\b(?:null|name)\b|\/(?:pictures|photos)\/\S+/g;
  for (const text of texts) expect([text, foreignWordsIn(text.replace(typed, ''))]).toEqual([text, []]);
});
