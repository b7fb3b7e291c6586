/**
 * nginx: `conf.d/NAME.conf` for a server that has an nginx, and `nginx.conf`, which runs alone with
 * `shop.conf`, as any user. All are for the nginx of Debian and Ubuntu.
 */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ANSWERS, COMPRESSIBLE, PRODUCTS, RULES, TYPES, type Answer, type Rule } from '../rules.mjs';
import type { HostFiles, BuiltShop } from './builtShop';

export interface NginxOptions {
  /** nginx's `listen`: 'localhost:3000', 'unix:/run/shop.sock'. */
  listen: string;
  /** The origin of a backend on the same machine, whose `/products` nginx serves. */
  backend?: string | undefined;
  /** Whether nginx has the module that sends brotli. */
  hasBrotli: boolean;
}

/** The module of libnginx-mod-http-brotli-static. */
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const answers: [string, Answer][] = Object.entries(ANSWERS);

/** A quoted value of the configuration. nginx cannot escape a dollar sign. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot send "${text}": it contains a dollar sign.`);
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

/** A block of the configuration: 'map', 'location', 'server'. */
const block = (name: string, lines: readonly string[]) =>
  `${name} {\n${lines.join('\n').replace(/^(?=.)/gm, '    ')}\n}`;

/** The location of a response that does not follow from the address. */
const locationName = (kind: string) => (kind === 'missing' ? '=404' : `@shop_${kind}`);

/** Replaces the content type that nginx takes from the file's name. */
const typeLines = ({ type }: Answer) => (type ? ['types { }', `default_type ${quoted(type)};`] : []);

/** A file of a rule, with nginx's variables. */
const fileOf = (file: string) => file.replace('{path}', '$uri').replace(/\{(\w+)\}/, '$$$1');

function locationOf({ name, pattern, file, frame, found, otherwise }: Rule): string {
  const lines = file
    ? [
        `set $shop_answer ${found};`,
        ...(frame ? [`set $shop_frame ${fileOf(frame)};`] : []),
        ...typeLines(ANSWERS[found]),
        `try_files ${fileOf(file)} ${locationName(frame ? 'frame' : otherwise)};`,
      ]
    : [...(otherwise === 'missing' ? [] : [`error_page 404 = ${locationName(otherwise)};`]), 'return 404;'];
  return `# ${name}\n${block(`location ~ "${pattern.replaceAll('"', '\\"')}"`, lines)}`;
}

/** The locations of the responses that do not follow from the address. */
function answerLocation([kind, answer]: [string, Answer]): string[] {
  const { status, file, text } = answer;
  const set = `set $shop_answer ${kind};`;
  if (text) {
    const type = typeLines({ ...answer, type: 'text/plain; charset=utf-8' });
    return [block(`location @shop_${kind}`, [set, ...type, `return ${status} ${quoted(text)};`])];
  }
  if (kind === 'frame')
    return [block(`location ${locationName(kind)}`, [set, 'try_files $shop_frame =404;'])];
  if (!file) return [];
  // Only `error_page` sends a file with status 404.
  if (status === 404) return [block(`location = ${file}`, ['internal;', set])];
  return [block(`location @shop_${kind}`, [set, `try_files ${file} =404;`])];
}

const variableOf = (header: string) => `$shop_${header.toLowerCase().replaceAll('-', '_')}`;
const headerNames = ({ page, file }: BuiltShop['headers']) => [
  ...new Set([...Object.keys(page), ...Object.keys(file)]),
];

/** The value of each header by the kind of response, `$shop_answer`. */
function headerMaps(headers: BuiltShop['headers']): string[] {
  const each = (value: (answer: Answer) => string) =>
    answers.map(([kind, answer]) => `${kind} ${value(answer)};`);
  const texts = answers.flatMap(([kind, { text }]) => (text ? [kind] : [])).join('|');
  return [
    block('map $shop_answer $shop_headers', [...each((answer) => answer.headers), 'backend file;']),
    block(
      'map $shop_answer $shop_cache',
      each(({ cache }) => quoted(cache)),
    ),
    block(
      'map $shop_answer $shop_robots',
      each(({ isHidden }) => (isHidden ? 'noindex' : '""')),
    ),
    block('map $shop_answer $shop_allow', ['refused "GET, HEAD";']),
    block('map "$shop_answer $uri" $shop_vary', [
      `"~^(?!${texts}).*${COMPRESSIBLE.source}" Accept-Encoding;`,
    ]),
    ...headerNames(headers).map((name) =>
      block(`map $shop_headers ${variableOf(name)}`, [
        `page ${quoted(headers.page[name] ?? '')};`,
        `file ${quoted(headers.file[name] ?? '')};`,
      ]),
    ),
  ];
}

const headerLines = (headers: BuiltShop['headers']) =>
  [
    ['Cache-Control', '$shop_cache'],
    ['X-Robots-Tag', '$shop_robots'],
    ['Allow', '$shop_allow'],
    ['Vary', '$shop_vary'],
    ...headerNames(headers).map((name) => [name, variableOf(name)]),
  ].map(([name, variable]) => `add_header ${name} ${variable} always;`);

/** Proxies a backend's list. */
const backendLocation = (backend: string, headers: readonly string[]) =>
  block("# the backend's list of products\nlocation = /products", [
    'set $shop_answer backend;',
    `proxy_pass http://${new URL(backend).host};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    ...headers.map((name) => `proxy_hide_header ${name};`),
    'proxy_connect_timeout 2s;',
    'proxy_read_timeout 10s;',
  ]);

/**
 * Rules for a shop below a path: the root and the path without its slash redirect to it, other addresses
 * match nothing. nginx applies them again to the error view's file.
 */
const baseLines = (base: string) => [
  block(`if ($request_uri ~ "^/*(?:${base.slice(1)})?(?:\\?|$)")`, [`return 302 ${base}/$is_args$args;`]),
  block(`if ($uri !~ "^${base}/|^${ANSWERS.missing.file}$")`, ['rewrite ^ /404;']),
  // The next line would send the file itself, with status 200.
  `rewrite "^${base}/+404\\.html$" /404;`,
  `rewrite "^${base}/*(/.*)$" $1;`,
];

/** @param listens lines with `listen` and `server_name` */
function shopConf(
  { folder, headers, base }: BuiltShop,
  { backend, hasBrotli }: NginxOptions,
  listens: readonly string[],
): string {
  const types = Object.entries(TYPES).map(([extension, type]) => `${quoted(type)} ${extension};`);
  const server = [
    ...listens,
    `root ${quoted(folder)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    block('types', types),
    'default_type application/octet-stream;',
    '# The build has compressed the files.',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    'gzip_static on;',
    'gzip_proxied any;',
    '# A quarter more pages per second; a new build is served a second later.',
    'open_file_cache max=10000 inactive=60s;',
    'open_file_cache_valid 1s;',
    'error_page 404 /404.html;',
    'error_page 405 @shop_refused;',
    'set $shop_answer page;',
    ...headerLines(headers),
    block('if ($request_method !~ "^(GET|HEAD)$")', ['return 405;']),
    "# Several slashes at the start count as one; an encoded slash is part of a product's id.",
    'rewrite "^/+(/.*)$" $1;',
    ...(base ? baseLines(base) : []),
    block(`if ($request_uri ~* "^/*${base}${PRODUCTS}/[^/?]*%2f[^/?]*/?(\\?|$)")`, [
      `rewrite ^ ${PRODUCTS}/%2F;`,
    ]),
    ...(backend ? [backendLocation(backend, Object.keys(headers.file))] : []),
    ...RULES.map(locationOf),
    ...answers.flatMap(answerLocation),
  ];
  return [
    '# Written by `npm run host -- nginx` for this build, whose pages need these headers. Write it again after each build.',
    ...headerMaps(headers),
    block('server', server),
    '',
  ].join('\n');
}

const nginxConf = (
  hasBrotli: boolean,
) => `# nginx -p FOLDER -c nginx.conf, with the folder of this file: in the foreground, as any user, behind a proxy for certificates.
${hasBrotli ? `load_module ${BROTLI};\n` : ''}daemon off;
pid nginx.pid;
error_log stderr notice;
worker_processes auto;
events {
    worker_connections 4096;
}
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    client_body_temp_path temp.body;
    proxy_temp_path temp.proxy;
    fastcgi_temp_path temp.fastcgi;
    scgi_temp_path temp.scgi;
    uwsgi_temp_path temp.uwsgi;
    include shop.conf;
}
`;

/** The lines of a server that has an nginx: port 80 until there is a certificate. */
const publicLines = (domain: string) => [
  'listen 80;',
  'listen [::]:80;',
  `server_name ${domain};`,
  `# With a certificate (certbot certonly --nginx -d ${domain}), replace the two lines "listen" by these, and use the lines at the end of the file:`,
  '# listen 443 ssl;',
  '# listen [::]:443 ssl;',
  `# ssl_certificate /etc/letsencrypt/live/${domain}/fullchain.pem;`,
  `# ssl_certificate_key /etc/letsencrypt/live/${domain}/privkey.pem;`,
];

/** Sends plain HTTP to HTTPS, once there is a certificate. */
const redirectToHttps = (domain: string) => `# server {
#     listen 80;
#     listen [::]:80;
#     server_name ${domain};
#     return 301 https://${domain}$request_uri;
# }
`;

/** The nearest folder above the build that others than its owner may not enter: nginx runs as www-data. */
function closedFolder(folder: string): string | undefined {
  const isClosed = (statSync(folder).mode & 0o001) === 0;
  if (isClosed) return folder;
  return folder === dirname(folder) ? undefined : closedFolder(dirname(folder));
}

function warningsOf({ folder }: BuiltShop, { hasBrotli }: NginxOptions): string[] {
  const closed = closedFolder(folder);
  const brotli =
    'o nginx desta máquina não tem o módulo brotli, e a configuração fica só com gzip, uns 15 % maior. Instale libnginx-mod-http-brotli-static e rode de novo, ou use --brotli se o servidor o tem.';
  const unreachable = `o nginx do sistema não pode ler ${closed}: construa em /var/www (npm run build -- --output-path /var/www/loja, e npm run host -- nginx --dist /var/www/loja), ou abra a pasta com chmod o+x.`;
  return [...(hasBrotli ? [] : [brotli]), ...(closed ? [unreachable] : [])];
}

export function nginx(shop: BuiltShop, options: NginxOptions): HostFiles {
  const domain = new URL(shop.siteUrl ?? 'http://localhost').hostname;
  return {
    texts: {
      '/nginx.conf': nginxConf(options.hasBrotli),
      '/shop.conf': shopConf(shop, options, [`listen ${options.listen};`]),
      [`/conf.d/${domain}.conf`]: shopConf(shop, options, publicLines(domain)) + redirectToHttps(domain),
    },
    instructions: [
      `nginx -p FOLDER -c nginx.conf   # serve ${shop.folder} em ${options.listen}`,
      'Ou, num servidor com nginx, para todos:',
      `sudo cp FOLDER/conf.d/${domain}.conf /etc/nginx/conf.d/ && sudo nginx -t && sudo nginx -s reload`,
    ],
    warnings: warningsOf(shop, options),
  };
}
