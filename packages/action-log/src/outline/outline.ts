// The outline of a page: what a screen reader gets of it, line by line, as Playwright writes aria snapshots. It has roles, names,
// states, texts and addresses, and neither classes nor styles.
import { isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { createNames, isHidden, oneSpace } from './names';
import { isInline, isNamedByContent, roleOf } from './roles';

/** What the outline says of an element: its line, and what is in it. */
interface Entry {
  text: string;
  inner: readonly Part[];
}
type Part = Entry | string;

/** Between two texts that are not of one line. */
const BREAK = '\n';

/**
 * The outline of a page. It leaves out what nobody is given (`hidden`, `inert`, `aria-hidden`), and each element with
 * `data-local`: what is on the page and not in the store.
 * @param html the page, or a part of it
 */
export function outline(html: string): string[] {
  const page = parseDocument(html);
  const names = createNames(page);

  const partsOf = (nodes: readonly AnyNode[]): Part[] =>
    nodes.flatMap((node) => {
      if (isText(node)) return [node.data];
      if (!isTag(node) || isHidden(node)) return [];
      const role = roleOf(node);
      if (role !== null) return [entryOf(node, role)];
      const inner = partsOf(node.children);
      return isInline(node) ? inner : [BREAK, ...inner, BREAK];
    });

  function entryOf(element: Element, role: string): Entry {
    const name = names.nameOf(element, role);
    const words = [role, ...(name && [JSON.stringify(name)]), ...statesOf(element, role)];
    const content = joined(partsOf(element.children));
    const isName = isNamedByContent(role) && content.length === 1 && content[0] === name;
    return { text: words.join(' '), inner: [...factsOf(element), ...(isName ? [] : content)] };
  }

  /** What a person is given of an element besides its name and its content. */
  function factsOf({ name, attribs }: Element): Entry[] {
    const facts = Object.entries({
      url: name === 'a' ? attribs.href : undefined,
      placeholder: attribs.placeholder,
      value: name === 'input' ? attribs.value : undefined,
      description: names.textOfIds(attribs['aria-describedby']) || undefined,
    });
    return facts.flatMap(([key, value]) =>
      value === undefined ? [] : [{ text: `/${key}: ${value}`, inner: [] }],
    );
  }

  return [...titlesOf(page), ...linesOf(joined(partsOf(page.children)), 0)];
}

/** The document's title, wherever a renderer has put it. */
function titlesOf(page: Document): string[] {
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
    if (typeof part === 'string') text += part === BREAK ? part : part.replaceAll(BREAK, ' ');
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

/** ARIA's states that change what a person is told. */
const STATES = ['checked', 'disabled', 'expanded', 'pressed', 'selected', 'current', 'busy', 'invalid'];

/** '[level=2]', '[disabled]', '[expanded=false]', '[current=page]' and so on. */
function statesOf({ attribs, name }: Element, role: string): string[] {
  const level = role === 'heading' ? [`[level=${attribs['aria-level'] ?? name.slice(1)}]`] : [];
  const states = STATES.flatMap((state) => {
    const value = attribs[`aria-${state}`] ?? (state in attribs ? 'true' : undefined);
    if (value === undefined || (value === 'false' && state !== 'expanded')) return [];
    return [value === 'true' ? `[${state}]` : `[${state}=${value}]`];
  });
  const live = attribs['aria-live'];
  return [...level, ...states, ...(live ? [`[live=${live}]`] : [])];
}
