import { importsFor } from './importsFor';

/** The parts of a test. All code is TypeScript; its layout does not matter. */
export interface TestParts {
  /** What the test is called. */
  title: string;
  /** Each is a line of comment. */
  notes: readonly string[];
  /** By module, the names that the code may use. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** The arguments of `openReplayed`. */
  given: string;
  /** The facts that are expected at the start. */
  screen: string;
  /** Each event, the event in words, and what it must change. */
  events: readonly { code: string; description: string; outcome: string }[];
}

/** The text of a Jest test that expects facts after every event. */
export function testOf({ title, notes, imports, events, given, screen }: TestParts): string {
  const lines = [
    `const app = openReplayed(${given});`,
    `expect(app.screen()).toEqual(${screen});`,
    ...events.flatMap(({ code, description, outcome }) => [
      '',
      `// ${oneLine(description)}`,
      `expect(app.after(${code})).toEqual(${outcome});`,
    ]),
  ];
  return [
    ...notes.map((note) => `// ${oneLine(note)}`),
    ...importsFor(lines, imports),
    '',
    `test(${JSON.stringify(title)}, () => {`,
    ...lines,
    '});',
    '',
  ].join('\n');
}

/**
 * A JSON value as an expression of TypeScript.
 * @param short returns a shorter expression for a value, or null for none
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

/** A text without line breaks: what a person typed may contain any of the four kinds that JavaScript knows. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
