import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

// Every relative link in Markdown leads to a file, and its anchor to a heading. Every citation in a comment, such as
// `docs/specification.md, section 4` or `docs/contract.md, "Storage"`, is right, too.

/** The project's files by their path from its root. */
type Files = ReadonlyMap<string, () => string>;

const LINK = /\]\(\s*<?([^()\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]:\s*(\S+)|\s(?:href|src)="([^"]+)"/gm;
const CITATION =
  /(?<![\w/.])((?:docs\/[\w./-]+|README|CONTRIBUTING)\.md)`?(?:, (?:"([^"]+)"|sections? (\d+(?:(?:, | and )\d+)*)))?/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*$\n?)+|[ \t]\/\/.*$/gm;

/** Markdown without its code, which has no links or headings. */
const withoutBlocks = (markdown: string) => markdown.replace(/^( *)(```|~~~)[\s\S]*?^\1\2.*$/gm, '');
const withoutCode = (markdown: string) => withoutBlocks(markdown).replace(/(`+)[^`][\s\S]*?\1/g, '');

/** The headings as shown: without marks, and a link as its text. */
function headingsOf(markdown: string): string[] {
  const lines = withoutBlocks(markdown).matchAll(/^#{1,6} +(.+?)(?: +#+)? *$/gm);
  return [...lines].map(([, text = '']) =>
    text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, ''),
  );
}

/** The anchors of the headings, as on GitHub. */
function anchorsOf(markdown: string): string[] {
  const counts = new Map<string, number>();
  return headingsOf(markdown).map((heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

function relativeLinksIn(markdown: string): string[] {
  const targets = [...markdown.matchAll(LINK)].map(
    ([, inline, reference, html]) => inline ?? reference ?? html ?? '',
  );
  return targets.filter((target) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target));
}

/** Whether a link of a file leads to a file or folder, and its anchor to a heading. */
function leadsSomewhere(from: string, link: string, files: Files): boolean {
  const [path = '', anchor] = decodeURI(link).split('#');
  const base = path.startsWith('/') ? '' : posix.dirname(from);
  const to = path === '' ? from : posix.join(base, path).replace(/^\/|\/$/g, '');
  const read = files.get(to);
  if (!read)
    return anchor === undefined && [...files.keys()].some((file) => to === '.' || file.startsWith(`${to}/`));
  return anchor === undefined || !to.endsWith('.md') || anchorsOf(read()).includes(anchor);
}

/** The dead links of a Markdown file. */
function deadLinksIn(file: string, files: Files): string[] {
  const links = relativeLinksIn(withoutCode(files.get(file)?.() ?? ''));
  return links.filter((link) => !leadsSomewhere(file, link, files));
}

/** The text of the comments of a source file, each on one line. */
function commentsIn(source: string): string[] {
  const comments = source.match(COMMENT) ?? [];
  return comments.map((comment) => comment.replace(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' '));
}

/** Whether a document has this heading, or this text in bold. */
function hasTitle(markdown: string, title: string): boolean {
  const bold = [...markdown.matchAll(/\*\*(.+?)\*\*/g)].map(([, text]) => text);
  return [...headingsOf(markdown), ...bold].includes(title);
}

/** The dead links and citations in the comments of a source file. */
function deadCitationsIn(file: string, files: Files): string[] {
  const comments = commentsIn(files.get(file)?.() ?? '').join('\n');
  const links = relativeLinksIn(comments).filter((link) => !leadsSomewhere(file, link, files));
  const citations = [...comments.matchAll(CITATION)].filter(([, path = '', title, sections = '']) => {
    const read = files.get(path);
    if (!read) return true;
    const numbers = sections.match(/\d+/g) ?? [];
    const isThere = (number: string) =>
      headingsOf(read()).some((heading) => heading.startsWith(`${number}. `));
    return !numbers.every(isThere) || (title !== undefined && !hasTitle(read(), title));
  });
  return [...links, ...citations.map(([text]) => text)];
}

const root = posix.join(__dirname, '..');
const GENERATED = /^(\.git|node_modules|dist|dist\.next|coverage|playwright-report|test-results)$/;

function pathsBelow(folder: string): string[] {
  return readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (GENERATED.test(path)) return [];
    return entry.isDirectory() ? pathsBelow(path) : [path];
  });
}

/** The files that git has or would add; without git, all files that are not generated. */
function projectPaths(): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '-z'];
  const git = spawnSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0) return pathsBelow('');
  const gone = spawnSync('git', ['ls-files', '--deleted', '-z'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.split('\0');
  return git.stdout.split('\0').filter((path) => path !== '' && !gone.includes(path));
}

const filesOf = (texts: Readonly<Record<string, string>>): Files =>
  new Map(Object.entries(texts).map(([path, text]) => [path, () => text]));

describe('a link in Markdown', () => {
  const there = {
    'docs/b.md':
      '# Two words\n\n```sh\n# no heading\n```\n\n## A `code`, *é*_x_ & [a link](x.md)\n\n## Two words',
    'src/a.ts': '',
  };
  const dead = (text: string) => deadLinksIn('docs/a.md', filesOf({ 'docs/a.md': text, ...there }));

  it.each([
    ['[b](b.md)', '[b](./b.md#two-words)', '[b](b.md#two-words-1)', '[b](b.md#a-code-é_x_--a-link)'],
    [
      '# Own\n[own](#own)',
      '[a](../src/a.ts#L3)',
      '[folder](../src)',
      '[folder](../src/)',
      '[root](/src/a.ts)',
    ],
    ['[other](https://example.com/x.md)', '<img src="../src/a.ts">', '[b]: b.md'],
    ['`[code](gone.md)`', '```\n[code](gone.md)\n```'],
  ])('leads somewhere: %s', (...texts) => {
    expect(texts.flatMap(dead)).toEqual([]);
  });

  it.each([
    ['[gone](gone.md)', 'gone.md'],
    ['[b](b.md#three-words)', 'b.md#three-words'],
    ['[b](b.md#no-heading)', 'b.md#no-heading'],
    ['[b](B.md)', 'B.md'],
    ['[own](#own)', '#own'],
    ['![picture](../src/a.png "title")', '../src/a.png'],
    ['[part](../sr)', '../sr'],
    ['[b]: gone.md', 'gone.md'],
    ['<a href="gone.md">', 'gone.md'],
  ])('leads nowhere: %s', (text, link) => {
    expect(dead(text)).toEqual([link]);
  });
});

describe('a citation in a comment', () => {
  const there = { 'docs/b.md': '# Rules\n\n## 4. States\n\n## 9. Limits\n\n- **Adding**: once.' };
  const dead = (text: string) => deadCitationsIn('src/a.ts', filesOf({ 'src/a.ts': text, ...there }));

  it.each([
    '// See docs/b.md.',
    '/** docs/b.md, sections 4 and\n * 9; docs/b.md, "Rules" */',
    'const a = 1; // docs/b.md, "Adding"',
    '// In docs/b.md,\n// section 4, or [b](../docs/b.md#rules)',
    `const text = 'docs/gone.md';`,
  ])('is right: %s', (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each([
    ['// See docs/gone.md, which', 'docs/gone.md'],
    ['// docs/b.md, section 5', 'docs/b.md, section 5'],
    ['/**\n * docs/b.md, sections 4\n * and 5\n */', 'docs/b.md, sections 4 and 5'],
    ['x(); // docs/b.md, "Other"', 'docs/b.md, "Other"'],
    ['// README.md, "Speed"', 'README.md, "Speed"'],
    ['// [b](docs/b.md#rules)', 'docs/b.md#rules'],
  ])('is wrong: %s', (text, citation) => {
    expect(dead(text)).toEqual([citation]);
  });
});

describe('the project', () => {
  const files: Files = new Map(
    projectPaths().map((path) => [path, () => readFileSync(posix.join(root, path), 'utf8')]),
  );
  const paths = (ending: RegExp) => [...files.keys()].filter((path) => ending.test(path));
  const listDead = (find: typeof deadLinksIn) => (file: string) =>
    find(file, files).map((dead) => `${file}: ${dead}`);

  it('has no dead link in its documents', () => {
    expect(paths(/\.md$/).length).toBeGreaterThan(20);
    expect(paths(/\.md$/).flatMap(listDead(deadLinksIn))).toEqual([]);
  });

  it('has no dead citation in its comments', () => {
    // The examples above look like citations.
    const sources = paths(/\.([cm]?js|tsx?|scss)$/).filter((path) => path !== 'tools/links.test.ts');
    const citing = sources.filter(
      (path) =>
        commentsIn(files.get(path)?.() ?? '')
          .join()
          .search(CITATION) >= 0,
    );
    expect(citing.length).toBeGreaterThan(20);
    expect(sources.flatMap(listDead(deadCitationsIn))).toEqual([]);
  });

  it('has the same files without git', () => {
    expect(pathsBelow('')).toEqual(expect.arrayContaining(projectPaths()));
  });
});
