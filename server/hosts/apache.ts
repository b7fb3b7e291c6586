/**
 * The shop for Apache 2.4: `.htaccess`, from the rules and headers of all hosts. It needs mod_rewrite, mod_headers,
 * mod_alias and `AllowOverride All`, as hosts have them. Owners read it, so its comments are Portuguese.
 */
import { EVERY_FILE, LIST, METHODS, TEXT_TYPE, textTypes, types, type HeaderRule } from '../headers.mjs';
import { ERROR_VIEW, rules, texts } from '../rules.mjs';
import type { HostedShop } from './writeHostFiles';

/** A text as Apache reads it between quotes. */
const quoted = (text: string) => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/** A test of an address of the server: whether it is one of the shop's that a pattern matches. */
const addressMatches = (pattern: string, basePath: string) =>
  String.raw`%{REQUEST_URI} =~ m#^${basePath}/(?:${pattern})\z#`;

/** The content of `.htaccess`. */
export function apacheFile({ headers, basePath = '' }: HostedShop): string {
  return `${[
    '# A loja, para o Apache 2.4. Cada construção escreve este arquivo de novo.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    ...(basePath ? [`RedirectMatch 302 "^${basePath}$" "${basePath}/"`] : []),
    ...Object.entries(types).map(([extension, type]) => `AddType ${quoted(type)} .${extension}`),
    `<Files ${quoted(LIST.file)}>`,
    `    ForceType ${quoted(LIST.type)}`,
    '</Files>',
    ...compression(),
    '',
    ...errors(basePath),
    '',
    // Of two headers with the same name, Apache sends the last.
    ...headers.toReversed().map((header) => headerLine(header, basePath)),
    '',
    'RewriteEngine On',
    `RewriteBase ${basePath}/`,
    '# O que outra regra já escolheu, e a página de erro.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    `RewriteCond %{REQUEST_METHOD} !^(?:${METHODS.join('|')})$`,
    'RewriteRule ^ - [R=405,END]',
    ...rules.flatMap((rule) => rewrite(rule, basePath)),
    'RewriteRule ^ - [R=404,END]',
  ].join('\n')}\n`;
}

/** Chooses files by name: chosen by type, the error view would not be compressed. */
const compression = () => [
  '<IfModule mod_deflate.c>',
  `    <FilesMatch ${quoted(String.raw`\.(?:${Object.keys(textTypes).join('|')})$|^${LIST.file}$`)}>`,
  '        SetOutputFilter DEFLATE',
  '    </FilesMatch>',
  '</IfModule>',
];

/** The error view for status 404, and a line of text for every other error, and for files. */
function errors(basePath: string): string[] {
  const { 404: notFound, ...others } = texts;
  // An address has a line of text if such a rule is the first that matches it.
  const ofText = rules.flatMap((rule, index) => {
    const before = rules.slice(0, index).map(({ path }) => path);
    return 'missing' in rule && rule.missing === 'text'
      ? [String.raw`(?!(?:${before.join('|')})\z)(?:${rule.path})`]
      : [];
  });
  return [
    ...Object.entries(others).map(([status, text]) => `ErrorDocument ${status} "${text}\\n"`),
    `Header always set Content-Type ${quoted(TEXT_TYPE)} ${quoted(`expr=%{REQUEST_STATUS} =~ m#^(?:${Object.keys(others).join('|')})$#`)}`,
    `ErrorDocument 404 ${basePath}/${ERROR_VIEW}`,
    `<If ${quoted(addressMatches(ofText.join('|'), basePath))}>`,
    `    ErrorDocument 404 "${notFound}\\n"`,
    `    Header always set Content-Type ${quoted(TEXT_TYPE)} "expr=%{REQUEST_STATUS} == 404"`,
    '</If>',
  ];
}

function headerLine({ name, value, files, statuses }: HeaderRule, basePath: string): string {
  const conditions = [
    ...(statuses ? [`%{REQUEST_STATUS} =~ m#^(?:${statuses})$#`] : []),
    ...(files === EVERY_FILE ? [] : [addressMatches(files, basePath)]),
  ];
  const condition = conditions.length > 0 ? ` ${quoted(`expr=${conditions.join(' && ')}`)}` : '';
  // Apache reads a '%' as the start of a variable.
  return `Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}${condition}`;
}

/** The lines for a rule. */
function rewrite(rule: (typeof rules)[number], basePath: string): string[] {
  // In the lines of this module, Apache leaves a backslash between quotes as it is.
  const pattern = String.raw`"^(?:${rule.path})\z"`;
  if ('redirect' in rule) return [`RewriteRule ${pattern} "${basePath}/${rule.redirect}" [R=301,END]`];
  return [
    ...rule.files.flatMap((file) => [
      `RewriteCond "%{DOCUMENT_ROOT}${basePath}/${file}" -f`,
      `RewriteRule ${pattern} "${file}" [END]`,
    ]),
    `RewriteRule ${pattern} - [R=404,END]`,
  ];
}
