import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { fromRoot } from '../owner/fromRoot';

// docs/accessibility.md names tests that exist. Every relative link in Markdown leads to a file, and its anchor to a heading. Every citation in a comment,
// such as `docs/specification.md, section 4` or `docs/contract.md, "Storage"`, is right, too.

/** Texts of files by their path from the project's root. */
type Files = ReadonlyMap<string, string>;

const CITATION =
  /((?:docs\/[\w./-]+|README|CONTRIBUTING)\.md)`?(?:, (?:"([^"]+)"|sections? (\d+(?:(?:, | and )\d+)*)))?/g;

const tokensOf = (markdown: string) =>
  new MarkdownIt().parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);

/** The headings as shown. */
function headingsOf(markdown: string): string[] {
  const tokens = tokensOf(markdown);
  const inlines = tokens.filter((_, at) => tokens[at - 1]?.type === 'heading_open');
  return inlines.map(({ children }) => (children ?? []).map(({ content }) => content).join(''));
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

/** The relative links and pictures that lead nowhere. */
function deadLinks(file: string, markdown: string, files: Files): string[] {
  return tokensOf(markdown)
    .map((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? ''))
    .filter((link) => link !== '')
    .filter((link) => !/^[a-z][a-z\d+.-]*:/i.test(link))
    .filter((link) => {
      const [path = '', anchor] = decodeURI(link).split('#');
      const to = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '');
      const isFolder = [...files.keys()].some((each) => each.startsWith(`${to}/`));
      const text = to === file ? markdown : files.get(to);
      if (!isFolder && text === undefined) return true;
      return anchor !== undefined && to.endsWith('.md') && !anchorsOf(text ?? '').includes(anchor);
    });
}

/** The citations in a source file that name what is not there. */
function deadCitations(source: string, files: Files): string[] {
  const lines = source.replace(/\s*\n\s*(?:\/\/|\*)\s*/g, ' '); // A comment may go on in the next line.
  return [...lines.matchAll(CITATION)]
    .filter(([, path = '', title, sections = '']) => {
      const text = files.get(path);
      return (
        text === undefined ||
        !(sections.match(/\d+/g) ?? []).every((number) => text.includes(`\n## ${number}. `)) ||
        (title !== undefined && !text.includes(`# ${title}\n`) && !text.includes(`**${title}**`))
      );
    })
    .map(([citation]) => citation);
}

describe('the project', () => {
  const isMade = (path: string) =>
    /(^|\/)(node_modules|dist|test-results|coverage|\.git|\.cache)(\/|$)/.test(path);
  const pathsIn = (folder: string): string[] =>
    readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (isMade(path)) return [];
      return entry.isDirectory() ? pathsIn(path) : path;
    });
  const files: Files = new Map(
    pathsIn('').map((path) => [
      path,
      /\.(md|[cm]?js|tsx?|scss)$/.test(path) ? readFileSync(fromRoot(path), 'utf8') : '',
    ]),
  );

  it('no document has a dead link', () => {
    const documents = [...files].filter(([path]) => path.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(20);
    expect(
      documents.flatMap(([path, text]) => deadLinks(path, text, files).map((link) => `${path}: ${link}`)),
    ).toEqual([]);
  });

  it('no comment has a dead citation', () => {
    const sources = [...files].filter(([path]) => !path.endsWith('.md'));
    const dead = sources.flatMap(([path, text]) =>
      deadCitations(text, files).map((citation) => `${path}: ${citation}`),
    );
    expect(dead).toEqual([]);
  });

  it('every test that docs/accessibility.md names exists', () => {
    const text = files.get('docs/accessibility.md') ?? '';
    const named = [...text.matchAll(/\]\(\.\.\/([^)]+\.tsx?)\) '([^']+)'/g)];
    expect(named.length).toBeGreaterThan(10);
    const titlesIn = (path = '') =>
      [...(files.get(path) ?? '').matchAll(/\b(?:test|it)\(\s*(['"`])(.*?)\1/gs)].map(([, , title]) => title);
    expect(
      named.filter(([, path, name = '']) => !titlesIn(path).some((title) => title?.includes(name))),
    ).toEqual([]);
  });
});
