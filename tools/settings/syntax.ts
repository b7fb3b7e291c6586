import { transformSync, type Message } from 'esbuild';

/**
 * What is no JSON in a text, a sentence each with line and column. A key that stands twice is a mistake as well, because
 * of two values JSON takes the last without a word. `JSON.parse` does not always tell the place; esbuild does.
 */
export function syntaxMistakes(text: string): string[] {
  if (text.startsWith('\ufeff'))
    return ['line 1, column 1: found a byte order mark; allowed: UTF-8 without one'];
  try {
    return transformSync(text, { loader: 'json', logLevel: 'silent' }).warnings.map(told);
  } catch (error) {
    return (error as { errors: Message[] }).errors.map(told);
  }
}

const told = ({ text, location }: Message) =>
  `line ${location?.line ?? 1}, column ${(location?.column ?? 0) + 1}: ${text}; allowed: JSON with each key once`;
