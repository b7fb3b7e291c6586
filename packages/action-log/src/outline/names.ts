import { isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { isInline, isNamedByContent } from './roles';

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether nobody is given an element: it is hidden, or not a part of the page's content. */
export const isHidden = ({ name, attribs }: Element) =>
  'hidden' in attribs ||
  'inert' in attribs ||
  'data-local' in attribs ||
  attribs['aria-hidden'] === 'true' ||
  (name === 'input' && attribs.type === 'hidden') ||
  /^(script|style|template|noscript|svg|meta|link|head|title)$/.test(name) ||
  (name === 'dialog' && !('open' in attribs));

/** What is in an element: of closed details only the summary. */
export const contentOf = ({ name, attribs, children }: Element): readonly AnyNode[] =>
  name === 'details' && !('open' in attribs)
    ? children.filter((node) => isTag(node) && node.name === 'summary')
    : children;

/** The names of a page's elements, by the rules of ARIA (w3.org/TR/accname) that need no style sheet. */
export function createNames(page: Document) {
  const byId = new Map<string, Element>();
  const labels = new Map<string, Element>();
  const visit = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      if (node.attribs.id) byId.set(node.attribs.id, node);
      if (node.name === 'label' && node.attribs.for) labels.set(node.attribs.for, node);
      visit(node.children);
    }
  };
  visit(page.children);

  /** The text of an element as a part of a name, also of one that is hidden but named by its id. */
  const textOf = (element: Element): string =>
    contentOf(element)
      .map((node) => {
        if (isText(node)) return node.data;
        if (!isTag(node) || isHidden(node)) return '';
        const text = node.attribs['aria-label'] ?? node.attribs.alt ?? textOf(node);
        return isInline(node) ? text : ` ${text} `;
      })
      .join('');

  const textOfIds = (ids = '') =>
    oneSpace(
      ids
        .split(' ')
        .map((id) => {
          const element = byId.get(id);
          return element ? (element.attribs['aria-label'] ?? textOf(element)) : '';
        })
        .join(' '),
    );

  /** The element that labels a field. */
  function labelOf(element: Element): Element | undefined {
    const { id } = element.attribs;
    const own = id === undefined ? undefined : labels.get(id);
    for (let up = element.parent; !own && up; up = up.parent) if (isTag(up) && up.name === 'label') return up;
    return own;
  }

  const captionOf = (element: Element) =>
    element.children.find(
      (child): child is Element => isTag(child) && /^(legend|caption|figcaption)$/.test(child.name),
    );

  const firstOf = (texts: readonly (string | undefined)[]) =>
    texts.map((one) => oneSpace(one ?? '')).find((one) => one !== '') ?? '';

  return {
    textOfIds,

    /** An element's name, and whether it is only the text of what is in the element. */
    nameOf(element: Element, role: string): { name: string; isContent: boolean } {
      const { name, attribs } = element;
      const isField = /^(input|select|textarea|button|meter|progress)$/.test(name);
      const source = isField ? labelOf(element) : captionOf(element);
      const given = firstOf([
        textOfIds(attribs['aria-labelledby']),
        attribs['aria-label'],
        attribs.alt,
        name === 'input' && /^(button|submit|reset)$/.test(attribs.type ?? '') ? attribs.value : '',
        source && textOf(source),
      ]);
      const content = given === '' && isNamedByContent(role) ? oneSpace(textOf(element)) : '';
      const isContent = content !== '';
      return { name: firstOf([given, content, attribs.title, attribs.placeholder]), isContent };
    },
  };
}
