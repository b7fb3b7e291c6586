/**
 * The shop for nginx: one file, from the rules and headers of all hosts. Owners read it, so its comments are Portuguese.
 */
import {
  EVERY_FILE,
  LIST,
  METHODS,
  PRODUCTS_FOLDER,
  TEXT_TYPE,
  types,
  type HeaderRule,
} from '../headers.mjs';
import { ERROR_VIEW, rules, texts } from '../rules.mjs';
import { hashOfContent } from '../fileHash.mjs';
import type { HostedShop } from './writeHostFiles';

/** The status of headers that are too long, for which nginx has a different number. */
const TOO_LONG = { status: '431', ofNginx: '494' };

/** A text as nginx reads it between quotes. */
const quoted = (text: string) => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/** A regular expression that matches a whole path. `$` would also match before a line break at the end. */
const wholePath = (pattern: string) => quoted(String.raw`^/(?:${pattern})\z`);

/** Lines inside a block. */
const indented = (lines: readonly string[]) => lines.map((line) => (line ? `    ${line}` : line));

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(lines), '}'];

/** The lines that listen on a port of IPv4 and of IPv6. */
const listenOn = (port: string) => [`listen ${port};`, `listen [::]:${port};`];

/** The content of `nginx.conf`. */
export function nginxFile({
  root,
  headers,
  basePath = '',
  siteUrl = 'http://localhost',
  certificate,
}: HostedShop): string {
  // Names in nginx hold for all shops of a server: those of this file end in its folder's hash.
  const mark = hashOfContent(root).replaceAll(/\W/g, '').slice(0, 8).toLowerCase();
  const domain = new URL(siteUrl).hostname;
  const { maps, lines } = sentHeaders(headers, mark);
  return `${[
    `# A loja, para o nginx. Cada construção escreve este arquivo de novo, em ${root}/nginx.conf. Uma vez:`,
    `#   ln -s ${root}/nginx.conf /etc/nginx/conf.d/loja.conf`,
    '# Depois de cada construção: nginx -t && nginx -s reload',
    '# Não mude este arquivo: o que é da sua loja fica em .env. A construção guarda uma cópia do que foi mudado à mão.',
    '# Várias lojas cabem num nginx: os nomes deste arquivo são só dele.',
    '',
    ...maps,
    ...block('server', [
      ...(certificate ? listenOn('443 ssl') : listenOn('80')),
      `server_name ${domain};`,
      ...(certificate
        ? [`ssl_certificate ${quoted(certificate.chain)};`, `ssl_certificate_key ${quoted(certificate.key)};`]
        : ['# Para https, escreva TLS_CERTIFICATE e TLS_KEY em .env e construa de novo (docs/hosts.md).']),
      '',
      `root ${quoted(root)};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'merge_slashes off;',
      '# A construção já comprimiu os arquivos. Com libnginx-mod-http-brotli-static, também: brotli_static on;',
      'gzip_static on;',
      'gzip_proxied any;',
      'gzip_vary on;',
      'default_type application/octet-stream;',
      ...block(
        'types',
        Object.entries(types).map(([extension, type]) => `${quoted(type)} ${extension};`),
      ),
      '',
      ...lines,
      '',
      ...errors(),
      '',
      ...block(`if ($request_method !~ "^(?:${METHODS.join('|')})$")`, ['return 405;']),
      '# Barras no começo contam como uma.',
      'rewrite "^/+(/.*)$" $1;',
      ...(basePath ? belowPath(basePath) : []),
      '# Uma barra codificada é parte do código de um produto.',
      ...block(
        String.raw`if ($request_uri ~* "^/*${basePath}/${PRODUCTS_FOLDER}[^/?]*%2f[^/?]*/?(?:\?|$)")`,
        [`rewrite ^ /${PRODUCTS_FOLDER}%2F;`],
      ),
      '',
      ...rules.flatMap((rule) => location(rule, basePath)),
      ...block('location /', ['return 404;']),
      ...block('location @error_view', [`try_files /${ERROR_VIEW} =404;`]),
    ]),
    ...(certificate
      ? block('server', [
          ...listenOn('80'),
          `server_name ${domain};`,
          'server_tokens off;',
          `return 301 ${siteUrl}$request_uri;`,
        ])
      : []),
  ].join('\n')}\n`;
}

/** What a shop below a path does with the addresses of its server. */
const belowPath = (basePath: string) => [
  ...block(`if ($uri ~ "^/$|^${basePath}$")`, [`return 302 ${basePath}/$is_args$args;`]),
  ...block(`if ($uri !~ "^${basePath}/")`, ['return 404;']),
  `rewrite "^${basePath}/*(/.*)$" $1;`,
];

/**
 * `add_header` for each header, and a `map` for those whose value depends on the status and the file.
 * @param mark what the names of the maps end in
 */
function sentHeaders(headers: readonly HeaderRule[], mark: string) {
  const maps: string[] = [];
  const lines: string[] = [];
  for (const name of new Set(headers.map((header) => header.name))) {
    const ofName = headers.filter((header) => header.name === name);
    const [first] = ofName;
    const isForAll = first && first.files === EVERY_FILE && !first.statuses;
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}_${mark}`;
    lines.push(`add_header ${name} ${isForAll ? quoted(first.value) : variable} always;`);
    if (!isForAll) maps.push(...block(`map "$status $uri" ${variable}`, ofName.map(mapped)), '');
  }
  return { maps, lines };
}

/** The line of a header in its map. nginx tries the lines in order. */
function mapped({ files, statuses, value }: HeaderRule): string {
  const file = files === EVERY_FILE ? '' : String.raw`/(?:${files})\z`;
  if (!file && !statuses) return `default ${quoted(value)};`;
  return `${quoted(`~^${statuses ?? '[0-9]+'} ${file}`)} ${quoted(value)};`;
}

/** The lines for a rule. */
function location(rule: (typeof rules)[number], basePath: string): string[] {
  const pattern = wholePath(rule.path);
  const head = `location ~ ${pattern}`;
  if ('redirect' in rule)
    return block(head, [`rewrite ${pattern} "${basePath}/${rule.redirect}" permanent;`]);
  const files = rule.files.map((file) => `/${file}`).join(' ');
  const type = rule.files.includes(LIST.file) ? ['types { }', `default_type ${quoted(LIST.type)};`] : [];
  if (rule.missing === 'error view')
    return block(head, files ? [...type, `try_files ${files} =404;`] : ['return 404;']);
  return block(
    head,
    files ? [`try_files ${files} @text_404;`] : ['error_page 404 @text_404;', 'return 404;'],
  );
}

/** The error view for status 404, and a line of text for every other error, and for files. */
const errors = () => [
  'error_page 404 @error_view;',
  ...Object.entries(texts).flatMap(([status, text]) => [
    ...(status === '404'
      ? []
      : [`error_page ${status === TOO_LONG.status ? TOO_LONG.ofNginx : status} @text_${status};`]),
    ...block(`location @text_${status}`, [
      'types { }',
      `default_type ${quoted(TEXT_TYPE)};`,
      `return ${status} "${text}\\n";`,
    ]),
  ]),
];
