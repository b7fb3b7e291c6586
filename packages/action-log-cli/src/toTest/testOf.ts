/** The parts of a test; the code in them is TypeScript. */
export interface TestParts {
  /** What the test is called. */
  title: string;
  /** Where it comes from; each note is a line of comment. */
  notes: readonly string[];
  /** The names that may be imported from each module, by module. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** The code of the slices that differ from those of a new store; empty where none does. */
  start: string;
  /** The code of the facts that are expected at the start. */
  screen: string;
  /** The code of each event and of what it must change, and the event in words. */
  events: readonly { code: string; told: string; outcome: string }[];
}

/** The text of a Jest test, in TypeScript: expects facts after every event. Its layout is left to Prettier. */
export function testOf({ title, notes, imports, events, start, screen }: TestParts): string {
  const lines = [
    `const shop = openReplayed(${start});`,
    `expect(shop.screen()).toEqual(${screen});`,
    ...events.flatMap(({ code, told, outcome }) => [
      '',
      `// ${oneLine(told)}`,
      `expect(shop.after(${code})).toEqual(${outcome});`,
    ]),
  ];
  const used = Object.entries(imports).flatMap(([module, names]) => {
    const here = names.filter((name) => lines.some((text) => text.includes(`${name}(`)));
    return here.length > 0 ? [`import { ${here.join(', ')} } from '${module}';`] : [];
  });
  return [
    ...notes.map((note) => `// ${oneLine(note)}`),
    ...used,
    '',
    `test(${JSON.stringify(title)}, () => {`,
    ...lines,
    '});',
    '',
  ].join('\n');
}

/**
 * A JSON value as an expression of TypeScript.
 * @param short gives a shorter expression for a value, or null where it has none
 */
export function codeOf(value: unknown, short: (value: object) => string | null): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const shorter = short(value);
  if (shorter !== null) return shorter;
  if (Array.isArray(value)) return `[${value.map((one) => codeOf(one, short)).join(', ')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${JSON.stringify(key)}: ${codeOf(field, short)}`);
  return `{ ${fields.join(', ')} }`;
}

/** A text without line breaks: what a shopper typed may contain any of the four kinds that JavaScript knows. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
