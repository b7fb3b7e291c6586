/** What a test says, in TypeScript and in words. */
export interface TestParts {
  /** What the test is called. */
  title: string;
  /** Where it comes from; one line each. */
  notes: readonly string[];
  /** By module, the name that is imported from it. */
  imports: Readonly<Record<string, string>>;
  /** The events, each with what it says to a person. */
  events: readonly { code: string; told: string }[];
  /** What differs from a new store at the start; empty where nothing does. */
  start: string;
  /** What is true at the end. */
  facts: string;
}

/** The text of a Jest test: events in, facts out. It is TypeScript; its layout is left to Prettier. */
export function testOf({ title, notes, imports, events, start, facts }: TestParts): string {
  const lines = events.map(({ code, told }) => `// ${oneLine(told)}\n${code},`);
  const used = Object.entries(imports).filter(
    ([, name]) => name === 'factsAfter' || [...lines, start].some((text) => text.includes(`${name}(`)),
  );
  return [
    ...notes.map((note) => `// ${oneLine(note)}`),
    ...used.map(([module, name]) => `import { ${name} } from '${module}';`),
    '',
    `test(${JSON.stringify(title)}, () => {`,
    `const facts = factsAfter([\n${lines.join('\n')}\n]${start && `, ${start}`});`,
    `expect(facts).toEqual(${facts});`,
    '});',
    '',
  ].join('\n');
}

/**
 * A JSON value as an expression of TypeScript.
 * @param short the expression for a value that has a shorter one, or null
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

/** What a shopper typed may hold line breaks, and JavaScript knows four. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
