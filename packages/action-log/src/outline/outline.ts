// The outline of a page: what a screen reader gets of it, line by line, as Playwright writes aria snapshots.
// It has roles, names, states, texts and addresses, the names of the pictures' files, and neither classes nor styles.
import { isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { isInline, oneSpace } from './names';
import { contentOf, isAbsent, isHidden, namesIn } from './parsedPage';
import { pictureFileOf } from './pictureFile';

/** The line of an element, without the dash, and what is in it. */
interface Entry {
  text: string;
  inner: readonly Part[];
}
type Part = Entry | string;

/** Stands between two texts of different lines. */
const BREAK = '\n';

/**
 * The outline of a page. It leaves out what is hidden from everybody (`hidden`, `inert`) or from screen readers (`aria-hidden`), what is typed
 * into fields, and what is on the page and not in the store: each element with `data-local`, or the
 * attributes that its value names (`data-local="aria-pressed"`). Of what is hidden only from screen readers it has the pictures,
 * by the names of their files: a wrong one is wrong for everybody who sees it.
 * @param html the page, or a part of it
 */
export function outline(html: string): string[] {
  const page = parseDocument(html);
  const names = namesIn(page);

  const partsOf = (nodes: readonly AnyNode[]): Part[] =>
    nodes.flatMap((node) => {
      if (isText(node)) return [node.data.replaceAll(BREAK, ' ')];
      if (!isTag(node) || node.name === 'svg') return [];
      if (isHidden(node)) return picturesIn([node]);
      const role = lineRoleOf(node);
      if (role !== undefined) return [entryOf(node, role)];
      const inner = partsOf(contentOf(node));
      return isInline(node.name) ? inner : [BREAK, ...inner, BREAK];
    });

  /** The pictures that are seen in what screen readers leave out. */
  const picturesIn = (nodes: readonly AnyNode[]): Entry[] =>
    nodes.flatMap((node) => {
      if (!isTag(node) || isAbsent(node)) return [];
      return pictureFileOf(node) === undefined ? picturesIn(contentOf(node)) : [entryOf(node, 'img')];
    });

  /** The role of an element that has its own line. A picture without a name has one, too, if its file has a name. */
  function lineRoleOf(element: Element): string | undefined {
    const role = names.roleOf(element);
    if (role !== undefined && role !== 'none' && role !== 'presentation') return role;
    if (pictureFileOf(element) !== undefined) return 'img';
    return 'aria-live' in element.attribs ? 'generic' : undefined;
  }

  function entryOf(element: Element, role: string): Entry {
    const { name, isContent } = names.nameOf(element, role);
    const content = joined(partsOf(contentOf(element)));
    // A text that is already the element's name is not written again.
    const isOneText = content.length === 1 && content[0] === name;
    const hasName = name !== '' && (isOneText || !isContent);
    const words = [role, ...(hasName ? [JSON.stringify(name)] : []), ...statesOf(element, role)];
    return { text: words.join(' '), inner: [...factsOf(element), ...(isOneText ? [] : content)] };
  }

  /** What assistive technology says about an element besides its name and its content. */
  function factsOf(element: Element): Entry[] {
    const { name, attribs } = element;
    const facts = Object.entries({
      url: name === 'a' ? attribs.href : undefined,
      placeholder: attribs.placeholder,
      description: names.textOfIds(element, 'aria-describedby') || undefined,
    });
    return facts.flatMap(([key, value]) =>
      value === undefined ? [] : [{ text: `/${key}: ${oneSpace(value)}`, inner: [] }],
    );
  }

  return [...titleOf(page), ...linesOf(joined(partsOf(page.children)), 0)];
}

/** The document's title, wherever a renderer has put it. */
function titleOf(page: Document): string[] {
  const title = findOne(({ name }) => name === 'title', page.children);
  return title ? [`- title: ${oneSpace(textContent(title))}`] : [];
}

/** Texts beside one another are one. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  let text = '';
  const end = () => {
    all.push(...text.split(BREAK).map(oneSpace).filter(Boolean));
    text = '';
  };
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else {
      end();
      all.push(part);
    }
  }
  end();
  return all;
}

const linesOf = (parts: readonly Part[], depth: number): string[] =>
  parts.flatMap((part) => {
    const start = `${'  '.repeat(depth)}- `;
    if (typeof part === 'string') return [`${start}text: ${part}`];
    const { text, inner } = part;
    const [only] = inner;
    if (inner.length === 0) return [start + text];
    if (inner.length === 1 && typeof only === 'string') return [`${start}${text}: ${only}`];
    return [`${start}${text}:`, ...linesOf(inner, depth + 1)];
  });

/** Attributes of ARIA that are a name or an id, such as that of the active option. */
const NO_STATE =
  /^aria-(label|labelledby|describedby|hidden|controls|owns|details|errormessage|flowto|activedescendant)$/;
/** Attributes of HTML that are states. */
const HTML_STATES = ['checked', 'disabled', 'readonly', 'required', 'selected'];

/** '[level=2]', '[disabled]', '[expanded=false]', '[current=page]', '[file=mug.webp]' and so on. */
function statesOf(element: Element, role: string): string[] {
  const { attribs, name } = element;
  const level = role === 'heading' ? (attribs['aria-level'] ?? name.slice(1)) : undefined;
  const states = new Map(level === undefined ? [] : [['level', level]]);
  for (const state of HTML_STATES) if (state in attribs) states.set(state, 'true');
  for (const [attribute, value] of Object.entries(attribs))
    if (attribute.startsWith('aria-') && !NO_STATE.test(attribute)) states.set(attribute.slice(5), value);
  const file = pictureFileOf(element);
  if (file !== undefined) states.set('file', file);
  return [...states]
    .filter(([state, value]) => value !== 'false' || state === 'expanded')
    .map(([state, value]) => (value === 'true' ? `[${state}]` : `[${state}=${value}]`));
}
