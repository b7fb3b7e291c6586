/**
 * For tests: models of the hosts, written from their documentation. Each takes a host's folder and returns a function from a
 * decoded path to a response.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Reply {
  status: number;
  /** The target of a redirect. */
  location?: string;
  body: string;
  headers: Record<string, string>;
}

export type Model = (folder: string) => (path: string) => Reply;

type HeaderRule = [pattern: RegExp, headers: [name: string, value: string][]];

/** A header that two rules set has both values, as the hosts document. */
function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [, lines] of rules.filter(([pattern]) => pattern.test(path)))
    for (const [name, value] of lines) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  return headers;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const isFile = (folder: string, file: string) =>
  existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();

/** The file of a path on hosts that hide `.html`. */
const clean = (folder: string, path: string) =>
  [path.endsWith('/') ? `${path}index.html` : path, `${path}.html`].find((file) => isFile(folder, file));

const withoutHtml = (path: string) => path.replace(/\.html$/, '').replace(/\/index$/, '/');

/** Reads `_headers`: a line with a path, then indented headers. In a path `*` matches everything, `:name` one segment. */
function headersFile(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text(folder, '_headers').split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.[1].push([name, value]);
    else rules.push([new RegExp(`^${escaped(line).replace('*', '.*')}$`, 's'), []]);
  }
  return rules;
}

/** Reads `_redirects`: lines with a path, a target and a status. */
function redirectLines(folder: string): { from: RegExp; to: string; status: number }[] {
  if (!isFile(folder, '_redirects')) return [];
  return text(folder, '_redirects')
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      const expression = escaped(from).replace(/:\w+/, '[^/]+');
      return { from: new RegExp(`^${expression}${from === '/' ? '' : '/?'}$`), to, status: Number(status) };
    });
}

/** docs.netlify.com, "Custom headers", "Redirects and rewrites": files win over rewrites. */
export const netlify: Model = (folder) => {
  const rules = headersFile(folder);
  const lines = redirectLines(folder);
  return (path) => {
    const headers = headersOf(rules, path);
    const file = clean(folder, path) ?? clean(folder, path.replace(/\/$/, ''));
    if (file) return { status: 200, body: text(folder, file), headers };
    const line = lines.find(({ from }) => from.test(path));
    if (line?.status === 302) return { status: 302, location: line.to, body: '', headers };
    if (line) return { status: line.status, body: text(folder, line.to), headers };
    return { status: 404, body: text(folder, '404.html'), headers };
  };
};

/** developers.cloudflare.com/pages, "Serving Pages", "Headers": the closest 404.html, upwards. */
export const cloudflare: Model = (folder) => {
  const rules = headersFile(folder);
  const redirects = redirectLines(folder);
  return (path) => {
    const headers = headersOf(rules, path);
    const line = redirects.find(({ from }) => from.test(path));
    if (line) return { status: line.status, location: line.to, body: '', headers };
    if (path.endsWith('.html') && isFile(folder, path))
      return { status: 308, location: withoutHtml(path), body: '', headers };
    if (path !== '/' && path.endsWith('/') && clean(folder, path.slice(0, -1)))
      return { status: 308, location: path.slice(0, -1), body: '', headers };
    const file = clean(folder, path);
    if (file) return { status: 200, body: text(folder, file), headers };
    let parent = path;
    do parent = parent.slice(0, parent.lastIndexOf('/'));
    while (parent && !isFile(folder, `${parent}/404.html`));
    return { status: 404, body: text(folder, `${parent}/404.html`), headers };
  };
};

interface KeyValue {
  key: string;
  value: string;
}

interface JsonRules {
  cleanUrls: boolean;
  trailingSlash?: boolean;
  headers: { source: string; headers: KeyValue[] }[];
  redirects: { source: string; destination: string }[];
  rewrites: { source: string; destination: string }[];
}

const jsonHeaders = ({ headers }: JsonRules, expression: (source: string) => RegExp): HeaderRule[] =>
  headers.map(({ source, headers: lines }) => [
    expression(source),
    lines.map(({ key, value }): [string, string] => [key, value]),
  ]);

const withoutSlash = ({ trailingSlash }: JsonRules, path: string) =>
  trailingSlash === false ? path.replace(/(?!^)\/$/, '') : path;

/** vercel.com/docs/project-configuration: `cleanUrls`, `trailingSlash`; files win over rewrites. */
export const vercel: Model = (folder) => {
  const config = JSON.parse(text(folder, 'vercel.json')) as JsonRules & { outputDirectory: string };
  const files = join(folder, config.outputDirectory);
  // path-to-regexp: a group is a regular expression, `:name` one segment.
  const expression = (source: string) =>
    new RegExp(`^${source.replaceAll('.', '\\.').replace('(\\.*)', '(.*)').replace(/:\w+/, '[^/]+')}$`, 's');
  const rules = jsonHeaders(config, expression);
  return (path) => {
    const headers = headersOf(rules, path);
    const redirect = config.redirects.find(({ source }) => source === path);
    if (redirect) return { status: 307, location: redirect.destination, body: '', headers };
    const tidy = withoutSlash(config, withoutHtml(path));
    if (tidy !== path) return { status: 308, location: tidy, body: '', headers };
    const file = config.cleanUrls && clean(files, path);
    if (file) return { status: 200, body: text(files, file), headers };
    const rewrite = config.rewrites.find(({ source }) => expression(source).test(path));
    if (rewrite) return { status: 200, body: text(files, clean(files, rewrite.destination) ?? ''), headers };
    return { status: 404, body: text(files, '404.html'), headers };
  };
};

/** firebase.google.com/docs/hosting/full-config: globs; files win over rewrites; '404.html' for unknown addresses. */
export const firebase: Model = (folder) => {
  const { hosting } = JSON.parse(text(folder, 'firebase.json')) as {
    hosting: JsonRules & { public: string };
  };
  const files = join(folder, hosting.public);
  const expression = (source: string) =>
    new RegExp(
      `^${escaped(source)
        .replaceAll('**', '(.*)')
        .replace(/(?<!\.)\*/, '[^/]*')}$`,
      's',
    );
  const rules = jsonHeaders(hosting, expression);
  return (path) => {
    const headers = headersOf(rules, path);
    const redirect = hosting.redirects.find(({ source }) => source === path);
    if (redirect) return { status: 302, location: redirect.destination, body: '', headers };
    const tidy = withoutSlash(hosting, isFile(files, path) ? withoutHtml(path) : path);
    if (tidy !== path) return { status: 301, location: tidy, body: '', headers };
    const file = hosting.cleanUrls && path !== '/404' && clean(files, path);
    if (file) return { status: 200, body: text(files, file), headers };
    // A glob matches with a slash at the end, too, as superstatic has it.
    const rewrite = hosting.rewrites.find(({ source }) => expression(source).test(path.replace(/\/$/, '')));
    if (rewrite) return { status: 200, body: text(files, rewrite.destination), headers };
    return {
      status: 404,
      body: text(files, '404.html'),
      headers: { ...headers, ...headersOf(rules, '404.html') },
    };
  };
};

/** docs.github.com/pages: it cannot send our headers. */
export const github: Model = (folder) => (path) => {
  const file = clean(folder, path);
  return file
    ? { status: 200, body: text(folder, file), headers: {} }
    : { status: 404, body: text(folder, '404.html'), headers: {} };
};
