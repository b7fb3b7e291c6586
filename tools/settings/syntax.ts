import { transformSync, type Message } from 'esbuild';

/**
 * A sentence with line and column for each syntax error in JSON. A duplicate key is an error, too:
 * `JSON.parse` would take the last value silently. esbuild always reports the position.
 */
export function syntaxMistakes(text: string): string[] {
  try {
    return transformSync(text, { loader: 'json', logLevel: 'silent' }).warnings.map(sentenceFor);
  } catch (error) {
    const { errors } = error as { errors: Message[] };
    const curly = curlyQuotes(text);
    return errors.some((one) => CURLY.test(letterAt(text, one))) ? curly : errors.map(sentenceFor);
  }
}

/** Quotes that a word processor or a phone makes of `"`. */
const CURLY = /[“”„‟‘’«»]/;

const letterAt = (text: string, { location }: Message) =>
  text.split('\n')[(location?.line ?? 1) - 1]?.slice(byteColumn(text, location)).charAt(0) ?? '';

/** The index of a column, which esbuild counts in bytes. */
function byteColumn(text: string, location: Message['location']): number {
  const line = text.split('\n')[(location?.line ?? 1) - 1] ?? '';
  return Buffer.from(line).subarray(0, location?.column).toString().length;
}

/** A sentence for each line with such quotes, because a program makes all of them. */
const curlyQuotes = (text: string) =>
  text.split('\n').flatMap((line, at) => {
    const column = line.search(CURLY);
    const quote = line[column];
    if (quote === undefined) return [];
    return [
      placed(at + 1, column + 1, `achado ${quote}; permitido: aspas retas (") em volta de chaves e textos`),
    ];
  });

const placed = (line: number, column: number, what: string) => `linha ${line}, coluna ${column}: ${what}`;

/** The messages of esbuild that owners meet most, in Portuguese. */
const COMMON: readonly (readonly [message: RegExp, translated: string])[] = [
  [/trailing commas/, 'há uma vírgula a mais: tire a vírgula depois do último valor'],
  [/comments/, 'não pode haver comentários'],
  [/^Expected "?[,}\]]/, 'falta uma vírgula (,) antes daqui, ou uma chave } ou ] está sem par'],
  [/Unexpected end of file/, 'o arquivo acaba antes da hora: falta uma aspa (") ou uma chave }'],
  [/^Duplicate key (.*) in/, 'a chave $1 aparece duas vezes'],
  [/^Unterminated string/, 'falta a aspa (") no fim do texto'],
  [/.*double quotes/, 'achado \'; use aspas retas (")'],
  [/^Unexpected (.*?)(?: in JSON)?$/, 'achado $1, que não pode estar aqui'],
];

function sentenceFor({ text, location }: Message): string {
  const [message, translated = text] = COMMON.find(([each]) => each.test(text)) ?? [];
  const [found = ''] = message?.exec(text) ?? [];
  const what = message ? found.replace(message, translated) : text;
  return placed(location?.line ?? 1, (location?.column ?? 0) + 1, what);
}
