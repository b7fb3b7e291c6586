import { isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { createNames } from './names';

/** Whether `data-local` leaves out the whole element, and not only the attributes that it names. */
const isLocal = (local: string | undefined) => local === '' || local === 'true';

/** Whether nobody sees or hears an element, or it is not a part of the page's content. */
export const isAbsent = ({ name, attribs, parent }: Element) =>
  'hidden' in attribs ||
  'inert' in attribs ||
  isLocal(attribs['data-local']) ||
  (name === 'input' && attribs.type === 'hidden') ||
  /^(script|style|template|noscript|meta|link|head)$/.test(name) ||
  (name === 'title' && !(parent && isTag(parent) && parent.name === 'svg')) ||
  (name === 'dialog' && !('open' in attribs));

/** Whether screen readers leave an element out. */
export const isHidden = (element: Element) => isAbsent(element) || element.attribs['aria-hidden'] === 'true';

/** The content of an element: only the summary of closed details, and the title of a drawing. */
export function contentOf({ name, attribs, children }: Element): readonly AnyNode[] {
  const only = name === 'svg' ? 'title' : name === 'details' && !('open' in attribs) ? 'summary' : null;
  return only === null ? children : children.filter((node) => isTag(node) && node.name === only);
}

/** The roles and names of a parsed page. */
export function namesIn(page: Document) {
  const byId = new Map<string, Element>();
  const labels = new Map<string, Element>();
  const visit = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      for (const local of (node.attribs['data-local'] ?? '').split(' ')) {
        if (local === 'href') node.attribs.role ??= 'link'; // HTML gives `a` that role only with an address.
        delete node.attribs[local];
      }
      if (node.attribs.id) byId.set(node.attribs.id, node);
      if (node.name === 'label' && node.attribs.for) labels.set(node.attribs.for, node);
      visit(node.children);
    }
  };
  visit(page.children);

  return createNames<Element>({
    tagOf: ({ name }) => name,
    attributeOf: ({ attribs }, name) => attribs[name] ?? null,
    contentOf: (element) =>
      contentOf(element).flatMap((node): (Element | string)[] =>
        isText(node) ? [node.data] : isTag(node) ? [node] : [],
      ),
    isHidden,
    elementWith: (id) => byId.get(id),
    labelOf(element) {
      if (!/^(input|select|textarea|button|meter|progress)$/.test(element.name))
        return element.children.find(
          (child): child is Element => isTag(child) && /^(legend|\w*caption)$/.test(child.name),
        );
      const label = labels.get(element.attribs.id ?? '');
      for (let up = element.parent; !label && up; up = up.parent)
        if (isTag(up) && up.name === 'label') return up;
      return label;
    },
  });
}
