import { newFolder } from '../../tests/testing/newFolder';
import { writeHostFiles } from './hostFiles';

const { inFolder, put, read } = newFolder();

it.each(['', '/loja'])(
  'hosts that publish a folder send the headers of its pages, and redirect .html, below "%s"',
  (basePath) => {
    const page = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" };
    const inlineCode = { scripts: [], styles: [] };
    for (const name of ['index.html', '404.html', 'shell.html', 'canecas.html', 'canecas/2.html'])
      put(name, '');
    writeHostFiles(inFolder(), '/srv/shop', { page, file: {}, inlineCode, basePath });
    expect(read('_headers')).toBe(`/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'
${basePath}/assets/*
  Cache-Control: public, max-age=31536000, immutable
${basePath}/products
  Content-Type: application/json; charset=utf-8
`);
    const apache = read('.htaccess');
    for (const line of [
      'Header always set X-Content-Type-Options "nosniff"',
      'Header always set Content-Security-Policy "default-src \'none\'"',
      `ErrorDocument 404 ${basePath}/404.html`,
      `RewriteRule ^(.*)\\.html$ ${basePath}/$1 [R=301,END]`,
    ])
      expect(apache).toContain(line);
    expect(apache).not.toMatch(/\{\{|Strict-Transport-Security/);
    expect(read('_redirects')).toBe(`${basePath}/canecas.html ${basePath}/canecas 301!
${basePath}/canecas/2.html ${basePath}/canecas/2 301!
${basePath}/index.html ${basePath}/ 301!
`);
  },
);
