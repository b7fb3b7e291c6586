import { transformSync, type Message } from 'esbuild';

/**
 * A sentence with line and column for each syntax error in JSON. A duplicate key is an error, too: `JSON.parse` would take the
 * last value silently. esbuild is used because `JSON.parse` does not always report the position.
 */
export function syntaxMistakes(text: string): string[] {
  if (text.startsWith('\ufeff'))
    return ['line 1, column 1: found a byte order mark; allowed: UTF-8 without one'];
  try {
    return transformSync(text, { loader: 'json', logLevel: 'silent' }).warnings.map(sentenceFor);
  } catch (error) {
    return (error as { errors: Message[] }).errors.map(sentenceFor);
  }
}

const sentenceFor = ({ text, location }: Message) =>
  `line ${location?.line ?? 1}, column ${(location?.column ?? 0) + 1}: ${text}; allowed: JSON with each key once`;
