import type { OwnLink } from '../../../src/shared/config';
import { slug } from '../../../src/shared/lib/text';
import type { Settings } from '../settings';
import type { OwnPage } from './readPages';

/** The texts of links whose pages may have another heading; the first four are those of the specification. */
const LABELS = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções', 'Privacidade'];

/**
 * The links of a shop's footer: first the texts above, each with the page of its name (ajuda.md) or else the
 * destination that `links` in shop.json names, then all other pages by their headings.
 */
export function ownLinksOf(pages: readonly OwnPage[], links: Settings['links']): OwnLink[] {
  const named = new Map<string, string>(Object.entries(links ?? {}));
  const known = LABELS.flatMap((label): OwnLink[] => {
    const page = pages.find(({ path }) => path === `/${slug(label)}`);
    const to = named.get(label);
    if (page) return [{ label, to: page.path, title: page.title }];
    return to === undefined ? [] : [{ label, to }];
  });
  const others = pages
    .filter(({ path }) => !known.some(({ to, title }) => title !== undefined && to === path))
    .map(({ path, title }) => ({ label: title, to: path, title }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));
  return [...known, ...others];
}
