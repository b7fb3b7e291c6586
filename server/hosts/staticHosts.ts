/**
 * Hosts that publish a folder. Netlify and Cloudflare Pages read rules from `_headers` and `_redirects` in
 * it, which know only paths and prefixes of paths; GitHub Pages reads none. docs/hosts.md lists their limits.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ANSWERS, type Answer, FRAME, PRODUCTS, ruleOf, withNoindex } from '../rules.mjs';
import type { HostFiles, BuiltShop } from './builtShop';

/** The folders below which addresses may have no file, and the frame that each then shows. */
const framesOf = ({ files }: BuiltShop): readonly (readonly [folder: string, frame: string])[] => [
  [PRODUCTS, FRAME],
  ...files.filter((file) => file.endsWith('/frame.html')).map((file) => [dirname(file), file] as const),
];

/** The build's files below the base path, with the error view also at the root. */
const filesBelow = ({ files }: BuiltShop, base: string): Record<string, string> => ({
  '/404.html': '/404.html',
  ...Object.fromEntries(files.map((file) => [base + file, file])),
});

/** The path of the rule for a file: its top-level folder, the file at the root, or the page's address. */
function rulePath(file: string): string | undefined {
  const [, top = '', ...below] = file.split('/');
  if (below.length > 0) return `/${top}/*`;
  if (!top.endsWith('.html')) return file;
  // 404.html and shell.html have no address.
  if (!ruleOf(file).file) return undefined;
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/**
 * The file _headers. Every response gets the headers of a page, because an unknown address is a page, too;
 * they include the headers of files. No two rules set the same header for a path: a host would send both.
 * Cloudflare accepts 100 rules and lines of 2,000 characters.
 */
function headersFile({ files, headers, base }: BuiltShop): string {
  const answers = new Map<string, Answer>();
  for (const file of files) {
    const path = rulePath(file);
    if (path) answers.set(base + path, ANSWERS[ruleOf(file).found]);
  }
  const rules = new Map([['/*', headers.page]]);
  for (const [path, { cache, type }] of answers)
    rules.set(path, { 'Cache-Control': cache, ...(type && { 'Content-Type': type }) });
  if (rules.size > 100)
    throw new Error(`Cloudflare accepts 100 rules for headers; the shop has ${rules.size}.`);
  const lines = [...rules].flatMap(([path, values]) => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > 2000);
  if (long) throw new Error(`Cloudflare accepts no line above 2,000 characters: ${long}`);
  return `${lines.join('\n')}\n`;
}

/** A line of _redirects for a shop below a path: the root of the host leads to it. */
const homeRedirect = ({ base }: BuiltShop) => (base ? `/ ${base}/ 302\n` : '');

/** Netlify applies a rewrite only if no file exists, and sends a frame with status 200. */
export const netlify = (shop: BuiltShop): HostFiles => ({
  files: filesBelow(shop, shop.base),
  texts: {
    '/_headers': headersFile(shop),
    '/_redirects': [
      homeRedirect(shop),
      ...framesOf(shop).map(([folder, frame]) => `${shop.base}${folder}/:id ${shop.base}${frame} 200\n`),
    ].join(''),
    ...Object.fromEntries(
      framesOf(shop).map(([, frame]) => [
        shop.base + frame,
        withNoindex(readFileSync(shop.folder + frame, 'utf8')),
      ]),
    ),
  },
  instructions: ['npx netlify deploy --prod --no-build --dir FOLDER'],
});

/** Cloudflare uses the closest 404.html: its folder's frame. A rewrite would win over the files. */
export const cloudflare = (shop: BuiltShop): HostFiles => ({
  files: {
    ...filesBelow(shop, shop.base),
    ...Object.fromEntries(framesOf(shop).map(([folder, frame]) => [`${shop.base}${folder}/404.html`, frame])),
  },
  texts: {
    '/_headers': headersFile(shop),
    ...(shop.base && { '/_redirects': homeRedirect(shop) }),
  },
  instructions: ['npx wrangler pages deploy FOLDER'],
});

/** The domain of a shop that is not below another's, as GitHub's file CNAME names it. */
function ownDomain({ siteUrl, base }: BuiltShop): string | undefined {
  const domain = siteUrl && new URL(siteUrl).hostname;
  return domain && domain.includes('.') && !base && !/\.github\.io$|^[\d.]+$/.test(domain)
    ? domain
    : undefined;
}

/** GitHub serves pages below the repository's name, and cannot send headers. */
export function github(shop: BuiltShop): HostFiles {
  const domain = ownDomain(shop);
  return {
    files: filesBelow(shop, ''),
    texts: { '/.nojekyll': '', ...(domain && { '/CNAME': `${domain}\n` }) },
    instructions: [
      'git -C FOLDER init --initial-branch gh-pages',
      'git -C FOLDER add --all',
      'git -C FOLDER commit --allow-empty --message "Nova versão da loja"',
      'git -C FOLDER push --force https://github.com/USUARIO/REPOSITORIO.git HEAD:gh-pages',
      'Uma vez, no GitHub: Settings, Pages, Branch: gh-pages.',
      shop.base === ''
        ? 'Esta construção é para um domínio ou USUARIO.github.io; para USUARIO.github.io/NOME/ construa com BASE_PATH=/NOME/.'
        : `Esta construção é para um repositório de nome ${shop.base.slice(1)}.`,
    ],
  };
}
