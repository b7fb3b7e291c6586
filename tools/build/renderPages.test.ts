import { createHash } from 'node:crypto';
import { inlineCodeOf } from './renderPages';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the inline code of a page is each script that runs and each style, once', () => {
  const early = '<script data-frame>early()\n;</script>';
  const html = [
    `<style>:root { --a: 1 }</style><style data-href="/a.css">a{}</style>${early}`,
    `<style>:root { --a: 1 }</style>${early}<script>ola("é")</script>`,
  ].join('');
  expect(inlineCodeOf(html)).toEqual({
    scripts: [source('early()\n;'), source('ola("é")')],
    styles: [source(':root { --a: 1 }'), source('a{}')],
  });
});

it('data and files do not count as inline code', () => {
  const html = `<script src="/main.js" defer></script>
    <script type="application/json" id="prerendered">{}</script><script type="application/ld+json">{}</script>`;
  expect(inlineCodeOf(html)).toEqual({ scripts: [], styles: [] });
});
