/**
 * Hosts that publish a folder and read rules from a file in it. docs/hosts.md lists what each of them cannot do.
 */
import { readFileSync } from 'node:fs';
import { sentence, verbatim } from '../language.mjs';
import { limitWarnings } from './limits';
import { ANSWERS, withNoindex } from '../rules.mjs';
import { headersByPath, productPath, type PathHeaders } from './paths';
import { filesIn, under, type HostFiles, type Shop } from './shop';

/** The file _headers. Cloudflare accepts 100 rules and lines of 2,000 characters. */
function headersFile(rules: readonly PathHeaders[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  if (rules.length > 100)
    throw new Error(`The host accepts 100 rules for headers; the shop has ${rules.length}.`);
  for (const line of blocks.join('\n').split('\n'))
    if (line.length > 2000) throw new Error(`The host accepts no line above 2,000 characters: ${line}`);
  return `${blocks.join('\n')}\n`;
}

/** A product's frame, for hosts that send it with status 200 for any product. */
const frame = ({ folder }: Shop) => withNoindex(readFileSync(folder + ANSWERS.frame.file, 'utf8'));

/** Where the root of the host leads for a shop below a path. */
const home = ({ base }: Shop) => (base ? [{ source: '/', destination: `${base}/` }] : []);

/** The file _redirects, which Netlify and Cloudflare read alike. */
const redirects = (shop: Shop) =>
  home(shop)
    .map(({ source, destination }) => `${source} ${destination} 302\n`)
    .join('');

export const netlify = (shop: Shop): HostFiles => ({
  files: filesIn('.', shop),
  texts: {
    _headers: headersFile(headersByPath(shop)),
    // Netlify applies it only if no file exists.
    _redirects: `${redirects(shop)}${productPath(shop)}/:id ${under(shop, ANSWERS.frame.file)} 200\n`,
    [`.${under(shop, ANSWERS.frame.file)}`]: frame(shop),
  },
  instructions: [verbatim('npx netlify deploy --prod --no-build --dir FOLDER')],
});

/**
 * Cloudflare uses the closest 404.html: below the products' path that is a product's frame, with status 404. A redirect would
 * win over the files.
 */
export const cloudflare = (shop: Shop): HostFiles => ({
  files: { ...filesIn('.', shop), [`.${productPath(shop)}/404.html`]: ANSWERS.frame.file },
  texts: {
    _headers: headersFile(headersByPath(shop)),
    ...(shop.base && { _redirects: redirects(shop) }),
  },
  instructions: [verbatim('npx wrangler pages deploy FOLDER')],
  warnings: limitWarnings(shop, { files: 20_000, fileMiB: 25 }),
});

/** Below a base path, the catalogue's address ends with a slash, so the host must not remove it. */
const tidySlashes = ({ base }: Shop) => (base ? {} : { trailingSlash: false });

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const vercel = (shop: Shop): HostFiles => ({
  files: filesIn('public', shop),
  texts: {
    'vercel.json': json({
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      outputDirectory: 'public',
      cleanUrls: true,
      ...tidySlashes(shop),
      headers: headersByPath(shop).map(({ path, headers }) => ({
        source: path.replace(/\*$/, '(.*)'),
        headers: listed(headers),
      })),
      redirects: home(shop).map((each) => ({ ...each, permanent: false })),
      rewrites: [
        {
          source: `${productPath(shop)}/:id`,
          destination: under(shop, ANSWERS.frame.file.replace('.html', '')),
        },
      ],
    }),
    [`public${under(shop, ANSWERS.frame.file)}`]: frame(shop),
  },
  instructions: [verbatim('npx vercel deploy --prod FOLDER')],
  warnings: limitWarnings(shop, { files: 15_000 }),
});

export const firebase = (shop: Shop): HostFiles => ({
  files: filesIn('public', shop),
  texts: {
    'firebase.json': json({
      hosting: {
        public: 'public',
        cleanUrls: true,
        ...tidySlashes(shop),
        headers: [
          ...headersByPath(shop).map(({ path, headers }) => ({
            source: path.replace(/\*$/, '**'),
            headers: listed(headers),
          })),
          // Firebase's name for the response to an unknown address.
          {
            source: '404.html',
            headers: listed({ 'Cache-Control': ANSWERS.missing.cache, 'X-Robots-Tag': 'noindex' }),
          },
        ],
        redirects: home(shop).map((each) => ({ ...each, type: 302 })),
        rewrites: [{ source: `${productPath(shop)}/*`, destination: under(shop, ANSWERS.frame.file) }],
      },
    }),
    [`public${under(shop, ANSWERS.frame.file)}`]: frame(shop),
  },
  instructions: [
    sentence(
      'cd FOLDER && npx firebase-tools deploy --only hosting --project PROJETO   # PROJETO: o nome dele em console.firebase.google.com',
      'cd FOLDER && npx firebase-tools deploy --only hosting --project PROJECT   # PROJECT: its name at console.firebase.google.com',
    ),
  ],
});

/** The domain of a shop that is not below another's, as GitHub's file CNAME names it. */
function ownDomain({ siteUrl, base }: Shop): string | undefined {
  const host = siteUrl && new URL(siteUrl).hostname;
  return host && host.includes('.') && !base && !/\.github\.io$|^[\d.]+$/.test(host) ? host : undefined;
}

/** GitHub serves pages below the repository's name, and cannot send headers. */
export function github(shop: Shop): HostFiles {
  const domain = ownDomain(shop);
  return {
    files: filesIn('.', { ...shop, base: '' }),
    texts: { '.nojekyll': '', ...(domain && { CNAME: `${domain}\n` }) },
    instructions: [
      verbatim('git -C FOLDER init --initial-branch gh-pages'),
      verbatim('git -C FOLDER add --all'),
      sentence(
        'git -C FOLDER commit --allow-empty --message "Nova versão da loja"',
        'git -C FOLDER commit --allow-empty --message "New release of the shop"',
      ),
      sentence(
        'git -C FOLDER push --force https://github.com/USUARIO/REPOSITORIO.git HEAD:gh-pages',
        'git -C FOLDER push --force https://github.com/USER/REPOSITORY.git HEAD:gh-pages',
      ),
      sentence(
        'Uma vez, no GitHub: Settings, Pages, Branch: gh-pages.',
        'Once, on GitHub: Settings, Pages, Branch: gh-pages.',
      ),
      shop.base === ''
        ? sentence(
            'Esta construção é para um domínio ou USUARIO.github.io; para USUARIO.github.io/NOME/ construa com BASE_PATH=/NOME/.',
            'This build is for a domain or for USER.github.io: for USER.github.io/NAME/ build with BASE_PATH=/NAME/.',
          )
        : sentence(
            `Esta construção é para um repositório de nome ${shop.base.slice(1)}.`,
            `This build is for a repository whose name is ${shop.base.slice(1)}.`,
          ),
    ],
    warnings: limitWarnings(shop, { fileMiB: 100, allMiB: 1000 }),
  };
}
