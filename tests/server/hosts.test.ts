// The folders of hosts that publish files, to the letter: docs/hosts.md says how they were tried.
import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHost } from './programs';
import { FILES, HEADERS, makeSmallShop, pageOf } from './smallShop';

const hosts = ['netlify', 'cloudflare', 'github'];
let folder: string;
let below: string;
/** What the command prints, by the host. */
const said: Record<string, string> = {};

beforeAll(() => {
  folder = makeSmallShop();
  below = makeSmallShop('/loja');
  for (const name of hosts) {
    said[name] = writeHost(name, join(folder, 'dist'), join(folder, name));
    writeHost(name, join(below, 'dist'), join(below, name));
  }
}, 120_000);

afterAll(() => {
  for (const each of [folder, below]) rmSync(each, { recursive: true });
});

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const filesIn = (site: string) =>
  readdirSync(site, { recursive: true })
    .map((entry) => `/${String(entry)}`)
    .filter((path) => statSync(site + path).isFile())
    .sort();

test('a folder without a build is named', () => {
  expect(() => writeHost('github', join(folder, 'nada'), join(folder, 'out'))).toThrow(
    /nada não é uma loja montada: rode npm run build/,
  );
});

const LISTINGS = ['canecas', 'canecas/2', 'canecas/frame'];
const PAGES = [
  'index',
  'cart',
  'entregas-e-frete',
  'shell',
  '404',
  'product/known',
  'product/café',
  ...LISTINGS,
];
const published = (base: string) =>
  [...Object.keys(FILES), ...PAGES.map((page) => `/${page}.html`)].map((file) => base + file);

test.each([
  ['netlify', ['/_headers', '/_redirects'], '/loja', ['/_headers', '/_redirects', '/404.html']],
  [
    'cloudflare',
    ['/_headers', '/canecas/404.html', '/product/404.html'],
    '/loja',
    ['/_headers', '/_redirects', '/404.html', '/loja/canecas/404.html', '/loja/product/404.html'],
  ],
  ['github', ['/.nojekyll'], '', ['/.nojekyll']],
])('%s gets the public files and its own, and no private file', (name, added, base, addedBelow) => {
  expect(filesIn(join(folder, name))).toEqual([...published(''), ...added].sort());
  expect(filesIn(join(below, name))).toEqual([...published(base), ...addedBelow].sort());
});

test.each(['netlify', 'cloudflare'])(
  '%s sends the headers of the build, and caches as the server does',
  (name) => {
    const rules = (base: string) => `/*
${Object.entries(HEADERS.page)
  .map(([header, value]) => `  ${header}: ${value}\n`)
  .join('')}${base}/assets/*
  Cache-Control: public, max-age=31536000, immutable
${base}/canecas
  Cache-Control: no-cache
${base}/canecas/*
  Cache-Control: no-cache
${base}/cart
  Cache-Control: no-cache
${base}/drawings/*
  Cache-Control: public, max-age=3600
${base}/entregas-e-frete
  Cache-Control: no-cache
${base}/favicon.ico
  Cache-Control: public, max-age=3600
${base}/icon-192.png
  Cache-Control: public, max-age=3600
${base}/
  Cache-Control: no-cache
${base}/manifest.webmanifest
  Cache-Control: public, max-age=3600
${base}/pictures/*
  Cache-Control: public, max-age=3600
${base}/product/*
  Cache-Control: no-cache
${base}/products
  Cache-Control: no-cache
  Content-Type: application/json; charset=utf-8
${base}/robots.txt
  Cache-Control: public, max-age=3600
${base}/sitemap.xml
  Cache-Control: public, max-age=3600
`;
    expect(read(folder, name, '_headers')).toBe(rules(''));
    expect(read(below, name, '_headers')).toBe(rules('/loja'));
  },
);

test('what has no page has its frame, outside of search engines, and / leads to the shop', () => {
  const rules = (base: string) =>
    `${base}/product/:id ${base}/shell.html 200\n${base}/canecas/:id ${base}/canecas/frame.html 200\n`;
  expect(read(folder, 'netlify/_redirects')).toBe(rules(''));
  expect(read(below, 'netlify/_redirects')).toBe(`/ /loja/ 302\n${rules('/loja')}`);
  for (const [file, title] of [
    ['shell.html', 'frame'],
    ['canecas/frame.html', 'mugs frame'],
  ] as const)
    for (const site of [join(folder, 'netlify'), join(below, 'netlify/loja')])
      expect(read(site, file)).toBe(
        `<!doctype html><meta name="robots" content="noindex"><title>${title}</title>`,
      );
  // Cloudflare sends it with status 404.
  expect(read(folder, 'cloudflare/product/404.html')).toBe(pageOf('frame'));
  expect(read(folder, 'cloudflare/canecas/404.html')).toBe(pageOf('mugs frame'));
  expect(read(below, 'cloudflare/_redirects')).toBe('/ /loja/ 302\n');
  expect(read(folder, 'dist/shell.html')).toBe(pageOf('frame'));
});

test('the owner is warned of a shop that was built for localhost', () => {
  for (const text of Object.values(said))
    expect(text).toMatch(/\nAtenção: SITE_URL é "http:\/\/localhost:3000"\..* antes de publicar/);
});

test('an unknown host is refused with the list of known ones', () => {
  for (const name of ['netlfy', 'toString'])
    expect(() => writeHost(name, join(folder, 'dist'), join(folder, 'x'))).toThrow(
      `"${name}" não é um host conhecido: escolha um de nginx, netlify, cloudflare, github.`,
    );
});

test("what a host's command keeps in the folder stays; what an earlier build had goes", () => {
  const site = join(folder, 'netlify');
  mkdirSync(join(site, '.netlify'));
  for (const file of ['.netlify/state.json', 'old.html']) writeFileSync(join(site, file), '{}');
  writeHost('netlify', join(folder, 'dist'), site);
  expect(readdirSync(site)).toContain('.netlify');
  expect(readdirSync(site)).not.toContain('old.html');
});

test("GitHub's folder can be published again by the printed commands, and names the domain of SITE_URL", () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', ...args], { encoding: 'utf8' });
  const remote = join(folder, 'remote.git');
  git(folder, 'init', '--quiet', '--bare', remote);
  const file = join(folder, 'dist/headers.json');
  const headers = JSON.parse(read(file)) as object;
  writeFileSync(file, JSON.stringify({ ...headers, siteUrl: 'https://loja.example' }));
  for (const _release of [1, 2]) {
    const lines =
      writeHost('github', join(folder, 'dist'), join(folder, 'pages')).match(/^ {2}git .*$/gm) ?? [];
    expect(lines).toHaveLength(4);
    for (const line of lines)
      execSync(line.replace(/https:\S+/, remote).replace('commit', '-c user.name=a -c user.email=a commit'), {
        stdio: 'pipe',
      });
  }
  expect(git(remote, 'log', '--format=%s', 'gh-pages')).toBe('Nova versão da loja\n'.repeat(2));
  expect(git(remote, 'show', 'gh-pages:CNAME')).toBe('loja.example\n');
  expect(git(remote, 'show', 'gh-pages:index.html')).toContain('catalogue');
});
