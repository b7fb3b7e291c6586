import { newFolder } from '../../tests/testing/newFolder';
import { writeHostFiles } from './writeHostFiles';

const { inFolder, put, read } = newFolder();

it.each(['', '/loja'])(
  'hosts that publish a folder send the headers of its pages, and redirect .html, below "%s"',
  (basePath) => {
    const headers = [
      { name: 'Cache-Control', files: 'assets/.*', value: 'immutable' },
      { name: 'X-Robots-Tag', files: '(?:404|shell|canecas/frame)\\.html', value: 'noindex' },
      { name: 'Content-Security-Policy', files: '.*\\.html', value: "default-src 'none'" },
      { name: 'X-Content-Type-Options', files: '.*', value: 'nosniff' },
    ];
    for (const name of 'index 404 shell canecas canecas/2 canecas/frame'.split(' ')) put(`${name}.html`, '');
    writeHostFiles(inFolder(), { root: '/srv/shop', headers, basePath });
    expect(read('_headers')).toBe(`/*
  Content-Security-Policy: default-src 'none'
  X-Content-Type-Options: nosniff
${basePath}/assets/*
  Cache-Control: immutable
${basePath}/products
  Content-Type: application/json; charset=utf-8
${basePath}/404
  X-Robots-Tag: noindex
${basePath}/canecas/frame
  X-Robots-Tag: noindex
${basePath}/shell
  X-Robots-Tag: noindex
`);
    expect(read('_redirects')).toBe(`${basePath}/canecas.html ${basePath}/canecas 301!
${basePath}/canecas/2.html ${basePath}/canecas/2 301!
${basePath}/canecas/frame.html ${basePath}/canecas/frame 301!
${basePath}/index.html ${basePath}/ 301!
`);
  },
);

it('nginx.conf listens on port 443 and redirects port 80 only if the environment names a certificate', () => {
  const shop = { root: '/srv/shop', headers: [], siteUrl: 'https://loja.example' };
  const listening = () =>
    read('nginx.conf')
      .match(/^ +(?:listen|ssl_|return 301).*/gm)
      ?.map((line) => line.trim());
  writeHostFiles(inFolder(), shop);
  expect(listening()).toEqual(['listen 80;', 'listen [::]:80;']);
  writeHostFiles(inFolder(), { ...shop, certificate: { chain: '/etc/chain.pem', key: '/etc/key.pem' } });
  expect(listening()).toEqual([
    'listen 443 ssl;',
    'listen [::]:443 ssl;',
    'ssl_certificate "/etc/chain.pem";',
    'ssl_certificate_key "/etc/key.pem";',
    'listen 80;',
    'listen [::]:80;',
    'return 301 https://loja.example$request_uri;',
  ]);
});
