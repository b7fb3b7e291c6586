import { headersOf as headersOfAll, type Settings } from './headers.mjs';

/** The headers of a shop at https://loja.example with these settings. */
const headersOf = (settings: Partial<Settings> = {}) =>
  headersOfAll({
    siteUrl: 'https://loja.example',
    backend: 'https://api.loja.example/v1',
    logOrigins: [],
    metrics: null,
    isOffline: false,
    inlineCode: [{ scripts: ["'sha256-early'"], styles: ["'sha256-one'", "'sha256-two'"] }],
    ...settings,
  });

/** The sources of each directive of the policy. */
function policyOf(settings?: Partial<Settings>) {
  const text = headersOf(settings).page['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy', () => {
  it('allows the shop, its inline code by hash, its backend, and nothing else', () => {
    expect(policyOf()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-early'"],
      'style-src': ["'self'", "'sha256-one'", "'sha256-two'"],
      'img-src': ["'self'", 'data:', 'https:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", 'https://api.loja.example'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['webpack', 'early', 'head'],
    });
  });

  it('allows the inline code of the build before, too, each once', () => {
    const policy = policyOf({
      inlineCode: [
        { scripts: ["'sha256-new'"], styles: ["'sha256-one'"] },
        { scripts: ["'sha256-old'"], styles: ["'sha256-one'"] },
      ],
    });
    expect(policy['script-src']).toEqual(["'self'", "'sha256-new'", "'sha256-old'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-one'"]);
  });

  it('of a shop over plain HTTP allows pictures over HTTP, and the default backend if none is named', () => {
    const local = policyOf({ siteUrl: 'http://localhost:3000', backend: '' });
    expect(local['img-src']).toEqual(["'self'", 'data:', 'https:', 'http:']);
    expect(local['connect-src']).toEqual(["'self'", 'http://localhost:3333']);
  });

  it('of a shop elsewhere allows no server if none is named', () => {
    for (const siteUrl of ['https://loja.example', 'http://loja.example', 'http://localhost.example'])
      expect(policyOf({ siteUrl, backend: '' })['connect-src']).toEqual(["'self'"]);
  });

  it('takes the origin of a backend whose address is relative from the shop', () => {
    expect(policyOf({ backend: '/api' })['connect-src']).toEqual(["'self'", 'https://loja.example']);
    expect(policyOf({ backend: '//api.example/v1' })['connect-src']).toEqual([
      "'self'",
      'https://api.example',
    ]);
  });

  it("allows the origins of logs, and of the metrics' address", () => {
    const logOrigins = ['https://logs.example', 'https://api.loja.example'];
    expect(
      policyOf({ logOrigins, metrics: 'https://metrics.example/collect?shop=1' })['connect-src'],
    ).toEqual(["'self'", 'https://api.loja.example', 'https://logs.example', 'https://metrics.example']);
  });

  it('of a shop that works offline allows its worker, and the policy that names it', () => {
    expect(policyOf({ isOffline: true })).toMatchObject({
      'worker-src': ["'self'"],
      'trusted-types': ['webpack', 'early', 'head', 'offline'],
    });
  });
});

describe('beside the policy', () => {
  const file = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };
  const https = { 'Strict-Transport-Security': 'max-age=31536000' };

  it('a page has every header of the table in docs/hosts.md', () => {
    const { 'Content-Security-Policy': _policy, ...others } = headersOf().page;
    expect(others).toEqual({
      ...file,
      ...https,
      'Integrity-Policy': 'blocked-destinations=(script)',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    });
  });

  it('a file has those that browsers apply to files; only HTTPS has Strict-Transport-Security', () => {
    expect(headersOf().file).toEqual({ ...file, ...https });
    const local = headersOf({ siteUrl: 'http://localhost:3000' });
    expect(local.file).toEqual(file);
    expect(local.page).not.toHaveProperty('Strict-Transport-Security');
  });
});
