import { transformSync, type Message } from 'esbuild';
import { mistake } from './mistake';

/**
 * A sentence with line and column for each syntax error in JSON. A duplicate key is an error, too:
 * `JSON.parse` would take the last value silently. esbuild always reports the position.
 */
export function syntaxMistakes(text: string): string[] {
  try {
    return transformSync(text, { loader: 'json', logLevel: 'silent' }).warnings.map(sentenceFor);
  } catch (error) {
    const { errors } = error as { errors: Message[] };
    return errors.map(sentenceFor);
  }
}

/** Quotation marks that text programs write in place of the straight ones. */
const OTHER_QUOTES = /^[“”„‟«»‘’‚'´`]/;

function sentenceFor({ text, location }: Message): string {
  const line = Buffer.from(location?.lineText ?? '');
  const before = line.subarray(0, location?.column).toString(); // esbuild counts bytes.
  const where = `linha ${location?.line ?? 1}, coluna ${before.length + 1}`;
  const [otherQuote] = OTHER_QUOTES.exec(line.toString().slice(before.length)) ?? [];
  if (text.startsWith('Duplicate key')) return `${where}: esta chave aparece duas vezes`;
  if (otherQuote) return mistake(where, otherQuote, 'aspas retas (") em volta de chaves e textos');
  return `${where}: aqui ou logo antes há uma vírgula a mais ou a menos, um comentário, ou uma chave sem par`;
}
