import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ask, startServe, stopAll, type Where, writeHost } from '../testing/askServer';
import { aws, cloudflare, firebase, github, type Model, netlify, vercel } from '../testing/models';
import { ADDRESSES, HEADERS, makeSmallShop, SCRIPT } from '../testing/smallShop';

const models: Record<string, Model> = { netlify, cloudflare, vercel, firebase, aws, github };
const names = Object.keys(models);

let folder: string;
let serve: Where;

beforeAll(async () => {
  folder = makeSmallShop();
  serve = await startServe(join(folder, 'dist'));
  for (const name of names) writeHost(name, join(folder, 'dist'), join(folder, name));
}, 120_000);

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

/** What a page is known by; other files by their text. */
const shownBy = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1] ?? body;

/** Each host has its own way with doubled slashes, with one after a file's name, and with a slash in an id. */
const OWN_WAY = /\/\/|%2F|%5C|html\//;

/**
 * Where a host shows another page than `npm run serve`, by address, as docs/owner.md tells: the files of pages are
 * addresses, too, what is below /product/ has its own error page at Cloudflare, and a slash at the end is another address
 * at GitHub.
 */
const OTHER: Record<string, Record<string, string>> = {
  all: {
    '/404': 'missing',
    '/404.html': 'missing',
    '/shell': 'frame',
    '/shell/': 'frame',
    '/shell.html': 'frame',
    '/product/known.html': 'known',
    '/product/caf%C3%A9.html': 'café',
  },
  github: { '/cart/': 'missing', '/product/known/': 'missing', '/shell/': 'missing' },
  cloudflare: { '/product/a/b': 'frame', '/product/': 'frame' },
  aws: {
    '/shell': 'missing',
    '/shell/': 'missing',
    '/shell.html': 'missing',
    '/product/known.html': 'missing',
    '/product/caf%C3%A9.html': 'missing',
  },
};

/** Hosts that cannot show a product's frame in place of a page that is not there; Cloudflare does, with status 404. */
const WITHOUT_FRAME = ['aws', 'github'];

/** What hosts do where no rule says it: `max-age=0, must-revalidate`, which is the same. */
const OWN_CACHE: Record<string, string> = { netlify: 'no-cache', cloudflare: 'no-cache', vercel: 'no-cache' };

describe.each(names)('%s', (name) => {
  /** An answer as a browser ends up with it: after a redirect. */
  function ends(path: string) {
    const model = (models[name] ?? netlify)(join(folder, name));
    const first = model(decodeURI(path.split('?', 1)[0] ?? ''));
    return first.location ? model(first.location) : first;
  }

  test.each(ADDRESSES.filter((path) => !OWN_WAY.test(path)))('%s', async (path) => {
    const { status, headers, body } = await ask(serve, path);
    const served = body === 'Not found\n' ? 'missing' : shownBy(body);
    const other = OTHER[name]?.[path] ?? OTHER.all?.[path];
    const shown = other ?? (served === 'frame' && WITHOUT_FRAME.includes(name) ? 'missing' : served);

    const found = ends(path);
    expect(shownBy(found.body)).toBe(shown);
    if (other) return;
    expect(found.status).toBe(
      shown === served && !(served === 'frame' && name === 'cloudflare') ? status : 404,
    );
    if (name === 'github') return;
    expect(found.headers['Content-Security-Policy']).toBe(HEADERS.page['Content-Security-Policy']);
    if (found.status === 200)
      expect(found.headers['Cache-Control'] ?? OWN_CACHE[name]).toBe(headers['cache-control']);
    if (found.status === 200 && name === 'aws')
      expect(found.headers['Content-Type']).toBe(headers['content-type']);
  });

  test("tells search engines to leave a product's frame out", () => {
    const { status, body } = ends('/product/unknown');
    expect(status === 404 || body.includes('<meta name="robots" content="noindex">')).toBe(true);
  });

  test('has no private file', () => {
    const entries = readdirSync(join(folder, name), { recursive: true }).map(String);
    const secrets = entries.filter((entry) => /\.(map|br|gz)$|headers\.json|\.releases|\.hidden/.test(entry));
    expect(secrets).toEqual([]);
  });
});

test('the build is as it was', () => {
  const frame = readFileSync(join(folder, 'dist/shell.html'), 'utf8');
  expect(frame).toBe('<!doctype html><title>frame</title>');
});

test('an unknown host is refused, with those that are known', () => {
  expect(() => writeHost('netlfy', join(folder, 'dist'), join(folder, 'x'))).toThrow(
    '"netlfy" is no host that is known: choose one of nginx, netlify, cloudflare, vercel, firebase, aws, github.',
  );
});

describe('below a path', () => {
  let below: string;
  beforeAll(() => (below = makeSmallShop('/loja')));
  afterAll(() => rmSync(below, { recursive: true }));

  test.each(['netlify', 'cloudflare', 'vercel', 'firebase', 'aws'])('%s', (name) => {
    const out = join(below, name);
    writeHost(name, join(below, 'dist'), out);
    const answer = (models[name] ?? netlify)(out);
    const frame = WITHOUT_FRAME.includes(name) ? 'missing' : 'frame';
    const seen = [
      '/loja/',
      '/loja/cart',
      '/loja/product/known',
      '/loja/product/new',
      '/loja/nope',
      '/nope',
    ].map((path) => shownBy(answer(path).body));
    expect(seen).toEqual(['catalogue', 'cart', 'known', frame, 'missing', 'missing']);
    expect(answer(`/loja${SCRIPT}`).headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(answer('/loja/').headers['Cache-Control']).toBe('no-cache');
  });
});
