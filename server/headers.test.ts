import { readdirSync, readFileSync } from 'node:fs';
import { headersFor, headersOf, isLocal, type Settings } from './headers.mjs';

/** The headers of a file of a shop at https://loja.example with these settings. */
const sentWith = (file: string, settings: Partial<Settings> = {}, status = 200) =>
  headersFor(
    headersOf({
      siteUrl: 'https://loja.example',
      backend: 'https://api.loja.example/v1',
      inlineCode: [{ scripts: ["'sha256-early'"], styles: ["'sha256-one'", "'sha256-two'"] }],
      ...settings,
    }),
    file,
    status,
  );

const LOCAL = { siteUrl: 'http://localhost:3000', backend: '' };

/** The sources of each directive of the policy. */
function policyOf(settings?: Partial<Settings>) {
  const text = sentWith('index.html', settings)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy', () => {
  it('the policy allows the shop, its inline code by hash, its backend, and nothing else', () => {
    expect(policyOf()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-early'"],
      'style-src': ["'self'", "'sha256-one'", "'sha256-two'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", 'https://api.loja.example'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['webpack', 'early'],
    });
  });

  it('the policy also allows the inline code of the build before, without repeating a hash', () => {
    const policy = policyOf({
      inlineCode: [
        { scripts: ["'sha256-new'"], styles: ["'sha256-one'"] },
        { scripts: ["'sha256-old'"], styles: ["'sha256-one'"] },
      ],
    });
    expect(policy['script-src']).toEqual(["'self'", "'sha256-new'", "'sha256-old'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-one'"]);
  });

  it.each<[what: string, settings: Partial<Settings>, directive: string, sources: string[]]>([
    ['pictures over HTTP of a shop over HTTP', LOCAL, 'img-src', ["'self'", 'data:', 'https:', 'http:']],
    ['no backend that is not named', { backend: '' }, 'connect-src', ["'self'"]],
    ['a backend at a path', { backend: '/api' }, 'connect-src', ["'self'", 'https://loja.example']],
    ['any scheme', { backend: '//api.example/v1' }, 'connect-src', ["'self'", 'https://api.example']],
  ])('the policy allows %s', (_what, settings, directive, sources) => {
    expect(policyOf(settings)[directive]).toEqual(sources);
  });
});

it('a page has every header of the table in docs/hosts.md, a file has those for files, and only HTTPS adds its own header', () => {
  const { 'Cache-Control': _, ...file } = sentWith('pictures/mug.svg');
  expect(Object.keys(file)).toEqual([
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
  ]);
  const page = sentWith('index.html');
  expect(page).toMatchObject({
    ...file,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=(), ') as string,
  });
  const table = readFileSync('docs/hosts.md', 'utf8');
  for (const name of Object.keys(page)) expect(table).toContain(`| \`${name}\``);
  expect(sentWith('index.html', LOCAL)).not.toHaveProperty('Strict-Transport-Security');
});

it.each([
  ['index.html', 200, 'no-cache'],
  ['products', 200, 'no-cache'],
  ['assets/main.0123abcd.js', 200, 'public, max-age=31536000, immutable'],
  ['assets/main.0123abcd.js', 304, 'public, max-age=31536000, immutable'],
  ['assets/main.0123abcd.js', 206, 'public, max-age=31536000, immutable'],
  ['assets/main.0123abcd.js', 404, 'no-cache'],
  ['assets/main.0123abcd.js', 416, 'no-cache'],
  ['pictures/mug.svg', 200, 'public, max-age=3600'],
  ['pictures/mug.svg', 500, 'no-cache'],
])('caches keep %s with status %i: %s', (file, status, cache) => {
  expect(sentWith(file, {}, status)['Cache-Control']).toBe(cache);
});

it.each([
  ['404.html', 'noindex'],
  ['shell.html', 'noindex'],
  ['canecas/frame.html', 'noindex'],
  ['product/frame.html', undefined],
  ['canecas.html', undefined],
])('search engines may show %s: %s', (file, robots) => {
  expect(sentWith(file)['X-Robots-Tag']).toBe(robots);
});

it('an address that only this machine reaches is local', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:8080', '0.0.0.0'])
    expect(isLocal(`http://${host}`)).toBe(true);
  for (const host of ['loja.example', '192.168.0.7', 'localhost.example'])
    expect(isLocal(`http://${host}`)).toBe(false);
});

it('our server and the backend take every header from headers.mjs', () => {
  const programs = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.mjs') && file !== 'headers.mjs',
  );
  expect(programs).toEqual(
    expect.arrayContaining(['serve.mjs', 'brokenRequests.mjs', 'backend/createBackend.mjs']),
  );
  const codeOf = (file: string) =>
    readFileSync(`server/${file}`, 'utf8').replaceAll(/\/\*.*?\*\/|(?<!:)\/\/.*?$/gms, '');
  const headerName = /\.header\(|['"`](?:ETag|Vary|Allow|Connection|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)\b/;
  expect(programs.filter((file) => headerName.test(codeOf(file)))).toEqual([]);
});
