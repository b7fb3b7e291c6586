import MarkdownIt, { type Token } from 'markdown-it';
import type { PageText, TextNode } from '../../../src/pages/text/model/texts';
import { decoded } from '../../../src/shared/lib/encoding';
import { slug } from '../../../src/shared/lib/text';
import { mistake } from '../mistake';

/** The longest description that search engines show. */
const DESCRIPTION = 160;

/** The most pages of the shop that a sentence names. */
const NAMED = 20;

/**
 * Where a link may lead.
 * @param paths of all pages that the owner wrote, and of the listings
 */
const destinations = (paths: readonly string[]) =>
  `um endereço que comece com https://, http://, mailto: ou tel:, outro arquivo de pages como ajuda.md, ou uma página da loja: ${['/', '/cart', '/product/CÓDIGO', ...paths].slice(0, NAMED).join(', ')}`;

/**
 * Whether an address that begins with a slash leads to a page of the shop.
 * @param paths of all pages that the owner wrote, and of the listings
 */
export function leadsToPage(address: string, paths: readonly string[]): boolean {
  const [path = ''] = address.split(/[?#]/);
  return /^\/(?:$|cart$|product\/[^/]+$)/.test(path) || paths.includes(path);
}

/** HTML is recognised, so that it can be refused. Links are checked below, so that a wrong link can be named. */
const markdown = new MarkdownIt({ html: true });
markdown.validateLink = () => true;

/** A link whose address has spaces, and which Markdown therefore takes for a text: '[Trocas](trocas e devoluções.md)'. */
const LINK_WITH_SPACES = /\]\(((?=[^()]*\s)(?:[^()]+\.md|(?:\/|https?:|mailto:|tel:)[^()]+))\)/i;

/** A link to a product. Whether the list has it, only a check and a build know. */
export interface ProductLink {
  /** The file and line of the link, or its key in shop.json. */
  where: string;
  /** The product's code. */
  id: string;
}

/** The code of the product to whose page an address leads; undefined for another address. */
export const productIn = (address: string): string | undefined => {
  const [, id] = /^\/product\/([^/?#]+)/.exec(address) ?? [];
  return id === undefined ? undefined : decoded(id);
};

/** What an owner writes in Markdown in place of an HTML tag. */
const IN_MARKDOWN: ReadonlyMap<string, string> = new Map([
  ['b', '**texto**'],
  ['strong', '**texto**'],
  ['i', '*texto*'],
  ['em', '*texto*'],
  ['br', 'dois espaços no fim da linha, ou uma linha vazia'],
  ['p', 'uma linha vazia entre os parágrafos'],
  ['a', '[texto](endereço)'],
  ['li', '- no começo da linha'],
  ['ul', '- no começo de cada linha'],
  ['ol', '1. no começo da linha'],
  ['hr', '---'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag): [string, string] => [tag, '## no começo da linha']),
]);

/** The first tag of a piece of HTML, or its comment. */
const TAG = /<!--|<\/?([a-z][\w-]*)[^>]*>/i;

/** What is allowed in place of a tag. */
function insteadOf(tag: string): string {
  const markdownText = IN_MARKDOWN.get(tag.toLowerCase());
  return markdownText === undefined
    ? 'só texto, sem HTML; para mostrar um <, escreva &lt;'
    : `só texto, sem HTML; escreva ${markdownText}`;
}

type Element = Exclude<TextNode, string>;

/** An element whose children are still read. */
interface Open extends Element {
  children: TextNode[];
}

/**
 * Reads a page in Markdown: headings, paragraphs, lists, links, tables, quotations, code, and no HTML. It begins with its
 * only heading of level 1. Returns the page, and a sentence for each mistake with its line.
 * @param paths of all pages that the owner wrote, and of the listings
 */
export function readMarkdown(
  source: string,
  paths: readonly string[],
): { text: PageText; mistakes: string[]; productLinks: ProductLink[] } {
  const mistakes: string[] = [];
  const productLinks: ProductLink[] = [];
  const report = (line: number, content: string, allowed: string) =>
    mistakes.push(mistake(`linha ${line + 1}`, content, allowed));

  const linesWithHtml = new Set<number>();
  /** Reports the first tag of a line: the others on it are like it, or its end. */
  function reportHtml(line: number, html: string) {
    if (linesWithHtml.has(line)) return;
    linesWithHtml.add(line);
    const [tag = html, name = ''] = TAG.exec(html) ?? [];
    report(line, tag, insteadOf(name));
  }

  /** Makes the elements of tokens, which markdown-it lists flat. */
  function nodesOf(tokens: readonly Token[], line = 0): TextNode[] {
    const root: Open = { tag: '', children: [] };
    const open = [root];
    let at = line;
    for (const token of tokens) {
      at = token.map?.[0] ?? at;
      if (token.type === 'softbreak' || token.type === 'hardbreak') at += 1;
      const { children } = open.at(-1) ?? root;
      if (token.hidden) continue; // These are the paragraphs of a list without empty lines.
      if (token.nesting < 0) open.pop();
      else if (token.nesting > 0) {
        const element: Open = { ...elementOf(token, at), children: [] };
        children.push(element);
        open.push(element);
      } else children.push(...leavesOf(token, at));
    }
    return root.children;
  }

  function leavesOf(token: Token, line: number): TextNode[] {
    const { type, content } = token;
    if (type === 'inline') return nodesOf(token.children ?? [], line);
    if (type === 'softbreak') return [' '];
    if (type === 'hardbreak' || type === 'hr') return [{ tag: token.tag, children: [] }];
    if (type === 'code_inline') return [{ tag: 'code', children: [content] }];
    if (type === 'fence' || type === 'code_block')
      return [{ tag: 'pre', children: [{ tag: 'code', children: [content] }] }];
    const [, spaced] = (type === 'text' && LINK_WITH_SPACES.exec(content)) || [];
    if (spaced !== undefined)
      report(line, spaced, `um endereço sem espaços, ou entre < e >, como [texto](<${spaced}>)`);
    if (type === 'html_inline') reportHtml(line, content);
    if (type === 'html_block')
      for (const [index, text] of content.split('\n').entries())
        if (TAG.test(text)) reportHtml(line + index, text);
    if (type === 'image') report(line, String(token.attrGet('src')), 'só texto, sem imagens');
    return content ? [content] : [];
  }

  function elementOf(token: Token, line: number): Omit<Element, 'children'> {
    if (token.type !== 'link_open') return { tag: token.tag };
    const address = String(token.attrGet('href'));
    if (/^(?:https?:\/\/|mailto:|tel:)./i.test(address)) return { tag: 'a', href: address };
    const to = /^[^/:?#]+\.md$/i.test(address) ? `/${slug(decoded(address).slice(0, -3))}` : address;
    const id = productIn(to);
    if (id !== undefined) productLinks.push({ where: `linha ${line + 1}`, id });
    if (!leadsToPage(to, paths)) report(line, decoded(address), destinations(paths));
    return { tag: 'a', to };
  }

  const tokens = markdown.parse(source.replace(/^\uFEFF/, ''), {});
  const [first, ...furtherTitles] = tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const [, titleToken] = tokens;
  if (first === undefined || first !== tokens[0])
    report(0, source.split('\n', 1)[0] ?? '', 'o título da página, como "# Trocas e Devoluções"');
  for (const { map } of furtherTitles)
    report(map?.[0] ?? 0, '#', 'um só título com #; os outros começam com ## ou mais');

  const content = nodesOf(tokens.slice(3), 0);
  const paragraph = content.find((node) => typeof node === 'object' && node.tag === 'p');
  const text = {
    title: plainText(nodesOf(titleToken ? [titleToken] : [])),
    description: shortened(plainText(paragraph ? [paragraph] : [])),
    content,
  };
  return { text, mistakes, productLinks };
}

const plainText = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');

/** Cuts a text at the end of a word. */
const shortened = (text: string) =>
  text.length > DESCRIPTION ? `${text.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…` : text;
