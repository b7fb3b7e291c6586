import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../fromRoot';
import { alikeColours } from './contrast';
import { sampleSettings } from './schema';

/** What docs/configuracoes.md says that each colour paints, by its key. */
const described = new Map(
  [
    ...readFileSync(fromRoot('docs/configuracoes.md'), 'utf8').matchAll(
      /^\| `([a-z]+(?:-\w+)?)` +\| (.+?) +\|$/gm,
    ),
  ]
    .map(([, key = '', what = '']) => [key, what] as const)
    .filter(([key]) => Object.hasOwn(sampleSettings.colours, key)),
);

const styles = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => readFileSync(fromRoot(`src/${file}`), 'utf8'))
  .join('\n');

it('the document says of each of the thirteen colours what it paints', () => {
  expect([...described.keys()].sort()).toEqual(Object.keys(sampleSettings.colours).sort());
});

it.each([...described])(
  'the pages have the colour %s if the document says what it paints: %s',
  (key, what) => {
    expect(styles.includes(`var(--${key})`)).toBe(!what.startsWith('nada'));
  },
);

it('the two colours of the shop that look like one are named', () => {
  const shopWith = (orange: string) => ({
    ...sampleSettings,
    colours: { ...sampleSettings.colours, orange },
  });
  const { blue } = sampleSettings.colours;
  for (const orange of [blue, blue.toUpperCase(), '#204f7e'])
    expect(alikeColours(shopWith(orange))).toEqual([
      expect.stringContaining(
        `colours.blue é ${blue}, e colours.orange é ${orange}: são a mesma cor, ou quase`,
      ),
    ]);
  expect(alikeColours(sampleSettings)).toEqual([]);
});
