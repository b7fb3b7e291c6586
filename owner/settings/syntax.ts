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
    return errors.map(sentenceFor);
  }
}

function sentenceFor({ text, location }: Message): string {
  const what = text.startsWith('Duplicate key')
    ? 'esta chave aparece duas vezes'
    : 'aqui ou logo antes há uma vírgula a mais ou a menos, um comentário, uma chave sem par, ou outras aspas que as retas (")';
  const before = Buffer.from(location?.lineText ?? '').subarray(0, location?.column); // In bytes.
  return `linha ${location?.line ?? 1}, coluna ${before.toString().length + 1}: ${what}`;
}
