/**
 * The development backend, `npm run api -- --mode partly-bad --count 1000`. Its modes are the responses, good and bad,
 * that the shop has to cope with.
 */
import { readFileSync } from 'node:fs';
import { readCommandLine, stop, stopAtPort } from '../command.mjs';
import { decodeText } from '../decodeText.mjs';
import { sentence, spoken } from '../language.mjs';
import { portOf } from '../portOf';
import { createApi, MODES, type ApiOptions } from './createApi';

const COUNTS = ['50', '1000', '100000'];

const wrong = (option: string, found: string, pt: string, en = pt) =>
  sentence(`${option}: achado "${found}"; permitido: ${pt}.`, `${option}: found "${found}"; allowed: ${en}.`);

const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
const options = { mode: text('ok'), count: text('50'), port: text('3333'), delay: text('3000') };
const { mode: name, count, port, delay } = readCommandLine({ options }).values;

const mode = MODES.find((each) => each === name) ?? stop(wrong('--mode', name, MODES.join(', ')));
if (!COUNTS.includes(count)) stop(wrong('--count', count, COUNTS.join(', ')));
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
  stop(wrong('--port', port, '0 a 65535 (0 é qualquer uma livre)', '0 to 65535 (0 is any free one)'));
if (!/^\d{1,9}$/.test(delay))
  stop(wrong('--delay', delay, 'milissegundos, como 3000', 'milliseconds, such as 3000'));

function readCategories(): NonNullable<ApiOptions['kinds']> {
  const file = process.env.SHOP_SETTINGS || 'shop.json';
  try {
    const settings = JSON.parse(decodeText(readFileSync(file))) as {
      categories: NonNullable<ApiOptions['kinds']>;
    };
    return settings.categories;
  } catch {
    return stop(
      sentence(
        `${file} não se deixa ler: npm run build diz o que há de errado.`,
        `${file} cannot be read: npm run build says what is wrong.`,
      ),
    );
  }
}

const categories = readCategories();
const isSpecified = 't-shirts' in categories && 'mugs' in categories;
const kinds = isSpecified ? undefined : categories;
const server = createApi({ mode, count: Number(count), delay: Number(delay), kinds });
server.once('error', ({ code }: NodeJS.ErrnoException) =>
  stopAtPort(port, code, sentence('escolha outra com --port', 'choose another one with --port')),
);
server.listen(Number(port), () => {
  const address = `http://localhost:${portOf(server)}/products`;
  console.log(
    spoken(
      sentence(
        `Backend: ${address} (modo ${mode}, ${count} produtos)`,
        `Backend: ${address} (mode ${mode}, count ${count})`,
      ),
    ),
  );
});
