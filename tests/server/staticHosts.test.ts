import { execFileSync, execSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { send, startServe, stopAll, type Where, writeHost } from '../testing/servers';
import { cloudflare, firebase, github, type Model, netlify, vercel } from '../testing/models';
import { ADDRESSES, HEADERS, makeSmallShop, SCRIPT } from '../testing/smallShop';

const models: Record<string, Model> = { netlify, cloudflare, vercel, firebase, github };
const names = Object.keys(models);

let folder: string;
/** What the command prints, by the host. */
const said: Record<string, string> = {};
let serve: Where;

beforeAll(async () => {
  folder = makeSmallShop();
  serve = await startServe(join(folder, 'dist'));
  for (const name of names) said[name] = writeHost(name, join(folder, 'dist'), join(folder, name));
}, 120_000);

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

test.each(names)('%s: the owner is warned of a shop that was built for localhost', (name) => {
  expect(said[name]).toMatch(/\nAtenção: SITE_URL é "http:\/\/localhost:3000"\..* antes de publicar/);
});

/** A page's title; another file's text. */
const contentOf = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1] ?? body;

/** Hosts differ on several slashes, on a slash after a file's name, and on a slash in an id. */
const AMBIGUOUS = /\/\/|%2F|%5C|html\//;

/**
 * Addresses for which a host shows another page than `npm run serve` (docs/hosts.md): the files of pages are addresses, too,
 * Cloudflare has an error page below /product/, and GitHub takes an address with a slash at its end for another one.
 */
const DIFFERENT: Record<string, Record<string, string>> = {
  all: {
    '/404': 'missing',
    '/404.html': 'missing',
    '/shell': 'frame',
    '/shell/': 'frame',
    '/shell.html': 'frame',
    '/product/known.html': 'known',
    '/product/caf%C3%A9.html': 'café',
  },
  github: {
    '/cart/': 'missing',
    '/entregas-e-frete/': 'missing',
    '/product/known/': 'missing',
    '/shell/': 'missing',
  },
  cloudflare: { '/product/a/b': 'frame', '/product/': 'frame' },
};

/** Hosts that cannot show a product's frame for a page that does not exist; Cloudflare shows it with status 404. */
const WITHOUT_FRAME = ['github'];

/** The caching of hosts without a rule: `max-age=0, must-revalidate`, which means the same. */
const DEFAULT_CACHE: Record<string, string> = {
  netlify: 'no-cache',
  cloudflare: 'no-cache',
  vercel: 'no-cache',
};

describe.each(names)('%s', (name) => {
  /** The response that a browser shows, after a redirect. */
  function response(path: string) {
    const model = (models[name] ?? netlify)(join(folder, name));
    const first = model(decodeURI(path.split('?', 1)[0] ?? ''));
    return first.location ? model(first.location) : first;
  }

  /** The content, status and headers that are compared, from serve.mjs with the known differences of the host. */
  async function expected(path: string) {
    const { status, headers, body } = await send(serve, path);
    const served = body === 'Not found\n' ? 'missing' : contentOf(body);
    const different = DIFFERENT[name]?.[path] ?? DIFFERENT.all?.[path];
    if (different) return { path, content: different };
    const isFrame = served === 'frame';
    const content = isFrame && WITHOUT_FRAME.includes(name) ? 'missing' : served;
    const sameStatus = content === served && !(isFrame && name === 'cloudflare');
    const facts = { path, content, status: sameStatus ? status : 404 };
    if (name === 'github') return facts;
    const policy = HEADERS.page['Content-Security-Policy'];
    if (facts.status !== 200) return { ...facts, policy };
    return { ...facts, policy, cache: headers['cache-control'] };
  }

  test('answers every address as `npm run serve` does', async () => {
    for (const path of ADDRESSES.filter((each) => !AMBIGUOUS.test(each))) {
      const { status, headers, body } = response(path);
      expect({
        path,
        status,
        content: contentOf(body),
        policy: headers['Content-Security-Policy'],
        cache: headers['Cache-Control'] ?? DEFAULT_CACHE[name],
      }).toMatchObject(await expected(path));
    }
  });

  test("keeps a product's frame out of search engines", () => {
    const { status, body } = response('/product/unknown');
    expect(status === 404 || body.includes('<meta name="robots" content="noindex">')).toBe(true);
  });

  test('has no private file', () => {
    const entries = readdirSync(join(folder, name), { recursive: true }).map(String);
    const secrets = entries.filter((entry) => /\.(map|br|gz)$|headers\.json|\.releases|\.hidden/.test(entry));
    expect(secrets).toEqual([]);
  });
});

test('the build is unchanged', () => {
  const frame = readFileSync(join(folder, 'dist/shell.html'), 'utf8');
  expect(frame).toBe('<!doctype html><title>frame</title>');
});

test('an unknown host is refused with the list of known ones', () => {
  expect(() => writeHost('netlfy', join(folder, 'dist'), join(folder, 'x'))).toThrow(
    '"netlfy" não é um host conhecido: escolha um de nginx, netlify, cloudflare, vercel, firebase, github.',
  );
});

describe('below a path', () => {
  let below: string;
  beforeAll(() => (below = makeSmallShop('/loja')));
  afterAll(() => rmSync(below, { recursive: true }));

  test.each(['netlify', 'cloudflare', 'vercel', 'firebase'])('%s', (name) => {
    const out = join(below, name);
    writeHost(name, join(below, 'dist'), out);
    const answer = (models[name] ?? netlify)(out);
    const seen = [
      '/loja/',
      '/loja/cart',
      '/loja/product/known',
      '/loja/product/new',
      '/loja/nope',
      '/nope',
    ].map((path) => contentOf(answer(path).body));
    expect(seen).toEqual(['catalogue', 'cart', 'known', 'frame', 'missing', 'missing']);
    expect(answer(`/loja${SCRIPT}`).headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(answer('/loja/').headers['Cache-Control']).toBe('no-cache');
    expect(answer('/')).toMatchObject({ location: '/loja/' });
  });
});

describe("GitHub's folder", () => {
  const repository = (...args: string[]) => execFileSync('git', ['-C', ...args], { encoding: 'utf8' });

  test('can be published again by the printed commands, and names the domain of SITE_URL', () => {
    const remote = join(folder, 'remote.git');
    repository(folder, 'init', '--quiet', '--bare', remote);
    const headers = join(folder, 'dist/headers.json');
    const left = JSON.parse(readFileSync(headers, 'utf8')) as object;
    writeFileSync(headers, JSON.stringify({ ...left, siteUrl: 'https://loja.example' }));
    const out = join(folder, 'pages');
    for (const _release of [1, 2]) {
      const lines = writeHost('github', join(folder, 'dist'), out).match(/^ {2}git .*$/gm) ?? [];
      expect(lines).toHaveLength(4);
      for (const line of lines)
        execSync(
          line.replace(/https:\S+/, remote).replace('commit', '-c user.name=a -c user.email=a commit'),
          {
            stdio: 'pipe',
          },
        );
    }
    expect(repository(remote, 'log', '--format=%s', 'gh-pages')).toBe('Nova versão da loja\n'.repeat(2));
    expect(repository(remote, 'show', 'gh-pages:CNAME')).toBe('loja.example\n');
    expect(repository(remote, 'show', 'gh-pages:index.html')).toContain('catalogue');
    writeFileSync(headers, JSON.stringify(left));
  });
});

test('the limits of a host are compared with the build', () => {
  const large = join(folder, 'dist/pictures/large.webp');
  writeFileSync(large, '');
  truncateSync(large, 26 * 2 ** 20);
  const out = writeHost('cloudflare', join(folder, 'dist'), join(folder, 'limits'));
  expect(out).toContain('Atenção: o host aceita arquivos de até 25 MiB, e /pictures/large.webp tem 26.\n');
  rmSync(large);
});
