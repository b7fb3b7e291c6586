/**
 * Hosts that publish a folder and read rules from a file in it. docs/owner.md lists what each of them cannot do.
 */
import { readFileSync } from 'node:fs';
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

export const netlify = (shop: Shop): HostFiles => ({
  files: filesIn('.', shop),
  texts: {
    _headers: headersFile(headersByPath(shop)),
    // Netlify applies it only if no file exists.
    _redirects: `${productPath(shop)}/:id ${under(shop, ANSWERS.frame.file)} 200\n`,
    [`.${under(shop, ANSWERS.frame.file)}`]: frame(shop),
  },
  instructions: ['npx netlify deploy --prod --no-build --dir FOLDER'],
});

/**
 * Cloudflare uses the closest 404.html: below the products' path that is a product's frame, with status 404. A redirect would
 * win over the files.
 */
export const cloudflare = (shop: Shop): HostFiles => ({
  files: { ...filesIn('.', shop), [`.${productPath(shop)}/404.html`]: ANSWERS.frame.file },
  texts: { _headers: headersFile(headersByPath(shop)) },
  instructions: ['npx wrangler pages deploy FOLDER'],
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
      rewrites: [
        {
          source: `${productPath(shop)}/:id`,
          destination: under(shop, ANSWERS.frame.file.replace('.html', '')),
        },
      ],
    }),
    [`public${under(shop, ANSWERS.frame.file)}`]: frame(shop),
  },
  instructions: ['npx vercel deploy --prod FOLDER'],
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
        rewrites: [{ source: `${productPath(shop)}/*`, destination: under(shop, ANSWERS.frame.file) }],
      },
    }),
    [`public${under(shop, ANSWERS.frame.file)}`]: frame(shop),
  },
  instructions: ['cd FOLDER && npx firebase-tools deploy --only hosting'],
});

/** GitHub serves pages below the repository's name, and cannot send headers. */
export const github = (shop: Shop): HostFiles => ({
  files: filesIn('.', { ...shop, base: '' }),
  texts: { '.nojekyll': '' },
  instructions: [
    `Push what is in FOLDER to the branch of your pages: git -C FOLDER init, add, commit, push.`,
    shop.base === ''
      ? 'This build is for a domain or for USER.github.io: for USER.github.io/NAME/ build with BASE_PATH=/NAME/.'
      : `This build is for a repository whose name is ${shop.base.slice(1)}.`,
  ],
});
