import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeText } from '../../decodeText.mjs';
import type { OwnLink } from '../../../src/shared/config';
import { orderPages } from '../../../src/shared/config/orderPages';
import { slug } from '../../../src/shared/lib/text';
import type { PageText } from '../../../src/pages/text/model/texts';
import { Refusal } from '../../refusal';
import { reasonOf } from '../../systemError.mjs';
import { mistake } from '../mistake';
import type { Settings } from '../schema';
import { takenNames } from '../takenNames';
import { readMarkdown, type ProductLink } from './readMarkdown';

/** A page that the owner wrote. */
export interface OwnPage extends PageText {
  /** Its path in the shop: '/trocas-e-devolucoes'. */
  path: string;
}

/** The name of the folder of an owner's pages. */
const FOLDER = 'pages';

/**
 * The name of the page that is shown at the address of a product that the list does not have: pages/Produto não
 * encontrado.md. It has no other address, so that nothing links to it.
 */
const UNKNOWN_PRODUCT = 'produto-nao-encontrado';

/** What the folder of an owner's pages contains. */
export interface ReadPages {
  pages: OwnPage[];
  /** The text for a product that the list does not have; null if there is no such text. */
  unknownProductText: PageText | null;
  /** The links in all pages that lead to products. */
  productLinks: ProductLink[];
  /** A sentence for each mistake: its file, what was found, what is allowed. */
  mistakes: string[];
}

/** The folder of an owner's pages, beside the settings. */
export const pagesFolder = (shop: string) => `${shop}/${FOLDER}`;

/**
 * Reads the Markdown files of the owner's pages: 'Perguntas frequentes.md' is `/perguntas-frequentes`.
 * @param shop the folder of the settings
 * @param listings the names in the paths of the categories
 */
export function readPages(shop: string, listings: readonly string[] = []): ReadPages {
  const folder = pagesFolder(shop);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => !/^\.|^(?:Thumbs\.db|desktop\.ini)$/i.test(file))
    : [];
  const taken = [...takenNames(), ...listings];
  const names = new Map<string, string>();
  const mistakes: string[] = [];
  const productLinks: ProductLink[] = [];
  for (const file of files.sort()) {
    const name = slug(file.replace(/\.md$/i, ''));
    const sameAddress = names.get(name);
    const wrong = (allowed: string, value = name || file) =>
      mistakes.push(mistake(`${FOLDER}/${file}`, value, allowed));
    if (!/\.md$/i.test(file))
      wrong('só arquivos de texto cujo nome acaba em .md: salve-o como texto, com este fim', file);
    else if (!name) wrong('um nome com pelo menos uma letra de a a z, ou um dígito');
    else if (taken.includes(name)) wrong(`outro nome, porque /${name} é um endereço da loja`);
    else if (sameAddress) wrong(`outro nome, porque ${FOLDER}/${sameAddress} tem o mesmo endereço`);
    else names.set(name, file);
  }
  const withAddress = [...names.keys()].filter((name) => name !== UNKNOWN_PRODUCT);
  const paths = [...withAddress, ...listings].map((name) => `/${name}`);
  const texts = new Map<string, PageText>();
  for (const [name, file] of names) {
    const { text, mistakes: mistakesInText, ...links } = readMarkdown(textIn(`${folder}/${file}`), paths);
    for (const { where, id } of links.productLinks)
      productLinks.push({ where: `${FOLDER}/${file}, ${where}`, id });
    mistakes.push(...mistakesInText.map((sentence) => `${FOLDER}/${file}: ${sentence}`));
    texts.set(name, text);
  }
  const unknownProductText = texts.get(UNKNOWN_PRODUCT) ?? null;
  texts.delete(UNKNOWN_PRODUCT);
  const pages = [...texts].map(([name, text]) => ({ path: `/${name}`, ...text }));
  return { pages, unknownProductText, productLinks, mistakes };
}

/** The text of a page's file. */
function textIn(file: string): string {
  try {
    return decodeText(readFileSync(file));
  } catch (error) {
    throw new Refusal(`${FOLDER}/${basename(file)}: ${reasonOf(error)}.`, { cause: error });
  }
}

/** The texts of links whose pages may have another heading. */
const LABELS = [...orderPages, 'Privacidade'];

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
  const furtherLinks = pages
    .filter(({ path }) => !known.some(({ to, title }) => title !== undefined && to === path))
    .map(({ path, title }) => ({ label: title, to: path, title }))
    .sort((left, right) => left.label.localeCompare(right.label, 'pt-BR'));
  return [...known, ...furtherLinks];
}
