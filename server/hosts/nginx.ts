/**
 * nginx: `shop.conf` for an existing server, and `nginx.conf`, which includes it and runs alone, as any user. Both are for
 * the nginx of Debian and Ubuntu with libnginx-mod-http-brotli-static.
 */
import { ANSWERS, COMPRESSIBLE, PRODUCTS, RULES, TYPES, type Answer, type Rule } from '../rules.mjs';
import type { HostFiles, Shop } from './shop';

export interface NginxOptions {
  /** nginx's `listen`: 'localhost:3000', 'unix:/run/shop.sock'. */
  listen: string;
  /** The origin of a backend on the same machine. Then nginx serves its `/products`, cached for a second. */
  backend?: string | undefined;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const answers: [string, Answer][] = Object.entries(ANSWERS);

/** A quoted value of the configuration. nginx cannot escape a dollar sign. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot send "${text}": it contains a dollar sign.`);
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

/** A quoted regular expression. */
const expression = (pattern: string) => `"${pattern.replaceAll('"', '\\"')}"`;

const indent = (text: string, by = 1) => text.replace(/^(?=.)/gm, '    '.repeat(by));

const map = (from: string, to: string, lines: readonly string[]) =>
  `map ${from} ${to} {\n${indent(lines.join('\n'))}\n}`;

/** The location of a response that does not follow from the address. */
const locationName = (kind: string) => (kind === 'missing' ? '=404' : `@shop_${kind}`);

/** Replaces the content type that nginx takes from the file's name. */
const typeLines = ({ type }: Answer) => (type ? ['types { }', `default_type ${quoted(type)};`] : []);

function locationOf({ name, pattern, file, found, otherwise }: Rule): string {
  const path = file?.replace('{page}', '$page').replace('{path}', '$uri');
  const body = path
    ? [
        `set $shop_answer ${found};`,
        ...typeLines(ANSWERS[found]),
        `try_files ${path} ${locationName(otherwise)};`,
      ]
    : [...(otherwise === 'missing' ? [] : [`error_page 404 = ${locationName(otherwise)};`]), 'return 404;'];
  return `# ${name}\nlocation ~ ${expression(pattern)} {\n${indent(body.join('\n'))}\n}`;
}

/** The named locations of the responses that do not follow from the address. */
function answerLocation([kind, { status, file, text }]: [string, Answer]): string[] {
  const set = `set $shop_answer ${kind};`;
  if (text)
    return [
      `location @shop_${kind} {\n    ${set}\n    types { }\n    default_type "text/plain; charset=utf-8";\n    return ${status} ${quoted(text)};\n}`,
    ];
  if (!file) return [];
  // Only `error_page` sends a file with status 404.
  if (status === 404) return [`location = ${file} {\n    internal;\n    ${set}\n}`];
  return [`location @shop_${kind} {\n    ${set}\n    try_files ${file} =404;\n}`];
}

/** The headers of each kind of response, as maps from `$shop_answer`. */
function headerMaps({ page, file }: Shop['headers']): { maps: string[]; lines: string[] } {
  const names = [...new Set([...Object.keys(page), ...Object.keys(file)])];
  const variable = (name: string) => `$shop_${name.toLowerCase().replaceAll('-', '_')}`;
  const per = (line: (answer: Answer) => string) =>
    answers.map(([kind, answer]) => `${kind} ${line(answer)};`);
  const texts = answers.flatMap(([kind, { text }]) => (text ? [kind] : [])).join('|');
  const maps = [
    map('$shop_answer', '$shop_headers', [...per(({ headers }) => headers), 'backend file;']),
    map(
      '$shop_answer',
      '$shop_cache',
      per(({ cache }) => quoted(cache)),
    ),
    map(
      '$shop_answer',
      '$shop_robots',
      per(({ isHidden }) => (isHidden ? 'noindex' : '""')),
    ),
    map('$shop_answer', '$shop_allow', ['refused "GET, HEAD";']),
    map('"$shop_answer $uri"', '$shop_vary', [`"~^(?!${texts}).*${COMPRESSIBLE.source}" Accept-Encoding;`]),
    ...names.map((name) =>
      map('$shop_headers', variable(name), [
        `page ${quoted(page[name] ?? '')};`,
        `file ${quoted(file[name] ?? '')};`,
      ]),
    ),
  ];
  const lines = Object.entries({
    'Cache-Control': '$shop_cache',
    'X-Robots-Tag': '$shop_robots',
    Allow: '$shop_allow',
    Vary: '$shop_vary',
    ...Object.fromEntries(names.map((name) => [name, variable(name)])),
  }).map(([name, value]) => `add_header ${name} ${value} always;`);
  return { maps, lines };
}

/**
 * Proxies a backend's list, cached for a second. Only while the backend fails is an older list served: not while it is being
 * updated, because the list may be that of an hour ago.
 */
const backendParts = (backend: string, headers: readonly string[]) => ({
  outside: `proxy_cache_path products keys_zone=shop_products:1m max_size=64m inactive=1h;
${map('$http_accept_encoding', '$shop_encoding', ['~\\bbr\\b br;', '~\\bgzip\\b gzip;'])}
upstream shop_backend {
    server ${new URL(backend).host};
    keepalive 16;
}`,
  inside: `# the backend's list of products
location = /products {
    set $shop_answer backend;
    proxy_pass http://shop_backend;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Accept-Encoding $shop_encoding;
${headers.map((name) => `    proxy_hide_header ${name};\n`).join('')}    proxy_cache shop_products;
    proxy_cache_key $shop_encoding;
    proxy_cache_valid 200 1s;
    proxy_ignore_headers Cache-Control Expires Vary;
    proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;
    proxy_connect_timeout 2s;
    proxy_read_timeout 10s;
    proxy_cache_lock on;
}`,
});

/**
 * Rules for a shop below a path: the root and the path without its slash redirect to it, other addresses match nothing. nginx
 * applies them again to the error view's file.
 */
const baseLines = (base: string) => [
  `if ($request_uri ~ "^/*(?:${base.slice(1)})?(?:\\?|$)") {\n    return 302 ${base}/$is_args$args;\n}`,
  `if ($uri !~ "^${base}/|^${ANSWERS.missing.file}$") {\n    rewrite ^ /404;\n}`,
  `rewrite "^${base}/*(/.*)$" $1;`,
];

function shopConf({ folder, headers, base }: Shop, { listen, backend }: NginxOptions): string {
  const { maps, lines } = headerMaps(headers);
  const parts = backend ? backendParts(backend, Object.keys(headers.file)) : undefined;
  const types = Object.entries(TYPES).map(([end, type]) => `${quoted(type)} ${end};`);
  const server = [
    `listen ${listen};`,
    `root ${quoted(folder)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    `types {\n${indent(types.join('\n'))}\n}`,
    'default_type application/octet-stream;',
    '# The build has compressed the files. If your nginx has no module for brotli, remove its line here and in nginx.conf.',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_proxied any;',
    '# A quarter more pages per second; a new build is served a second later.',
    'open_file_cache max=10000 inactive=60s;',
    'open_file_cache_valid 1s;',
    'error_page 404 /404.html;',
    'error_page 405 @shop_refused;',
    'set $shop_answer page;',
    lines.join('\n'),
    'if ($request_method !~ "^(GET|HEAD)$") {\n    return 405;\n}',
    "# Several slashes at the start count as one; an encoded slash is part of a product's id.",
    'rewrite "^/+(/.*)$" $1;',
    ...(base ? baseLines(base) : []),
    `if ($request_uri ~* "^/*${base}${PRODUCTS}/[^/?]*%2f[^/?]*/?(\\?|$)") {\n    rewrite ^ ${PRODUCTS}/%2F;\n}`,
    ...(parts ? [parts.inside] : []),
    ...RULES.map(locationOf),
    ...answers.flatMap(answerLocation),
  ];
  return [
    '# Written by `npm run host -- nginx` for this build, whose pages need these headers. Write it again after each build.',
    ...maps,
    ...(parts ? [parts.outside] : []),
    `server {\n${indent(server.join('\n'))}\n}\n`,
  ].join('\n');
}

const NGINX_CONF = `# nginx -p FOLDER -c nginx.conf, with the folder of this file: in the foreground, as any user, behind a proxy for certificates.
load_module ${BROTLI};
daemon off;
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

export function nginx(shop: Shop, options: NginxOptions): HostFiles {
  return {
    texts: { 'nginx.conf': NGINX_CONF, 'shop.conf': shopConf(shop, options) },
    files: {},
    instructions: [
      `nginx -p FOLDER -c nginx.conf   # serves ${shop.folder} on ${options.listen}`,
      'Or, on a server with nginx: put shop.conf into /etc/nginx/conf.d and reload.',
    ],
  };
}
