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
