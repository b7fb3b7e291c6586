import { readdirSync, readFileSync } from 'node:fs';
import * as pageEvents from './pageEvents';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));
const code = sources.map(({ text }) => text).join('\n');

it('code sends no event of the document by a name that pageEvents.ts does not declare', () => {
  const sent = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/document\.dispatchEvent\(new \w*Event\(([^,)]+)/g)].map(([, name]) => ({
      path,
      name,
    })),
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ name }) => !Object.keys(pageEvents).includes(String(name)))).toEqual([]);
});

it.each(Object.keys(pageEvents))('code sends and hears %s', (name) => {
  expect(code).toContain(`document.dispatchEvent(new Event(${name}))`);
  expect(code).toContain(`document.addEventListener(${name}, `);
});

it('code hears no declared event by its text', () => {
  const texts = Object.values(pageEvents).map((text) => `addEventListener('${text}'`);
  expect(texts.filter((text) => code.includes(text))).toEqual([]);
});
