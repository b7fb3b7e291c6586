/**
 * The development backend, `npm run api -- --mode partly-bad --count 1000`. Its modes are the responses, good and bad,
 * that the shop has to cope with.
 */
import { readFileSync } from 'node:fs';
import { readCommandLine, stop } from '../command.mjs';
import { portOf } from '../portOf';
import { createApi, MODES, type ApiOptions } from './createApi';

const COUNTS = ['50', '1000', '100000'];

const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
const options = { mode: text('ok'), count: text('50'), port: text('3333'), delay: text('3000') };
const { mode: name, count, port, delay } = readCommandLine({ options }).values;

const mode =
  MODES.find((each) => each === name) ?? stop(`Unknown --mode "${name}". Allowed: ${MODES.join(', ')}.`);
if (!COUNTS.includes(count)) stop(`Unknown --count "${count}". Allowed: ${COUNTS.join(', ')}.`);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
  stop(`--port "${port}" is not a port. Allowed: 0 (any free one) to 65535.`);
if (!/^\d{1,9}$/.test(delay)) stop(`--delay "${delay}" is not a time. Allowed: milliseconds, e.g. 3000.`);

const settings = readFileSync(process.env.SHOP_SETTINGS || 'shop.json', 'utf8');
const { categories } = JSON.parse(settings) as { categories: NonNullable<ApiOptions['kinds']> };
const isSpecified = 't-shirts' in categories && 'mugs' in categories;
const kinds = isSpecified ? undefined : categories;
const server = createApi({ mode, count: Number(count), delay: Number(delay), kinds });
server.once('error', ({ code }: NodeJS.ErrnoException) => {
  const trouble = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
  stop(`Port ${port} ${trouble}: stop what uses it, or choose another one with --port.`);
});
server.listen(Number(port), () => {
  console.log(`Backend: http://localhost:${portOf(server)}/products (mode ${mode}, count ${count})`);
});
