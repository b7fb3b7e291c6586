import { readdirSync, readFileSync } from 'node:fs';
import { ARRIVED, attributes, FAILED, INTERACTIVE } from '../src/shared/lib/attributes';

// What the source and the style sheets name is compared with src/shared/lib/attributes.ts.

/** The texts of the shop's files with these endings, by path. */
function textsOf(ending: RegExp): [path: string, text: string][] {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => ending.test(path)).map((path) => [path, readFileSync(`src/${path}`, 'utf8')]);
}

const declared: readonly string[] = Object.values(attributes);

it('style sheets read only declared attributes', () => {
  const read = textsOf(/\.scss$/).flatMap(([path, text]) =>
    [...text.matchAll(/(?:\[|attr\()(data-[\w-]+)/g)].map(([, name]) => ({ path, name })),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ name }) => !declared.includes(String(name)))).toEqual([]);
});

it('code reads and writes attributes of the page by their names', () => {
  const unnamed = textsOf(/(?<!\.test)\.tsx?$/)
    .filter(([path]) => path !== 'shared/lib/attributes.ts')
    .flatMap(([path, text]) =>
      [...text.matchAll(/\bdataset\b|\bdata-[a-z][\w-]*/g)].map(([name]) => ({ path, name })),
    );
  expect(unnamed).toEqual([]);
});

it('each declared attribute is used', () => {
  const code = textsOf(/(?<!attributes)\.tsx?$/).map(([, text]) => text);
  const texts = [...code, readFileSync('tools/build/documents.ts', 'utf8')].join('\n');
  const isUsed = (name: string) => texts.includes(`attributes.${name}`) || texts.includes(`marked('${name}'`);
  expect(Object.keys(attributes).filter((name) => !isUsed(name))).toEqual([]);
});

describe('events of the document', () => {
  const events = { INTERACTIVE, FAILED, ARRIVED };
  const sources = textsOf(/(?<!\.test)\.tsx?$/);
  const code = sources.map(([, text]) => text).join('\n');

  it('code sends only declared events of the document', () => {
    const sent = sources.flatMap(([path, text]) =>
      [...text.matchAll(/document\.dispatchEvent\(new \w*Event\(([^,)]+)/g)].map(([, name]) => ({
        path,
        name,
      })),
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(({ name }) => !Object.keys(events).includes(String(name)))).toEqual([]);
  });

  it.each(Object.entries(events))(
    'code sends and receives the event %s, and never writes its name as a text',
    (name, text) => {
      expect(code).toContain(`document.dispatchEvent(new Event(${name}))`);
      expect(code).toContain(`document.addEventListener(${name}, `);
      expect(code).not.toContain(`addEventListener('${text}'`);
    },
  );
});
