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
import { readMarkdown } from './readMarkdown';

/** A page that the owner wrote. */
export interface OwnPage extends PageText {
  /** Its path in the shop: '/trocas-e-devolucoes'. */
  path: string;
}

/** The name of the folder of an owner's pages. */
const FOLDER = 'pages';

/** The folder of an owner's pages, beside the settings. */
export const pagesFolder = (shop: string) => `${shop}/${FOLDER}`;

/**
 * Reads the Markdown files of the owner's pages: 'Perguntas frequentes.md' is `/perguntas-frequentes`.
 * Returns a sentence for each mistake: its file, what was found, what is allowed.
 * @param shop the folder of the settings
 * @param listings the names in the paths of the categories
 */
export function readPages(
  shop: string,
  listings: readonly string[] = [],
): { pages: OwnPage[]; mistakes: string[] } {
  const folder = pagesFolder(shop);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => !/^\.|^(?:Thumbs\.db|desktop\.ini)$/i.test(file))
    : [];
  const taken = [...takenNames(), ...listings];
  const names = new Map<string, string>();
  const mistakes: string[] = [];
  for (const file of files.sort()) {
    const name = slug(file.replace(/\.md$/i, ''));
    const other = names.get(name);
    const wrong = (allowed: string) => mistakes.push(mistake(`${FOLDER}/${file}`, name || file, allowed));
    if (!/\.md$/i.test(file)) wrong('só arquivos cujo nome acaba em .md');
    else if (!name) wrong('um nome com pelo menos uma letra de a a z, ou um dígito');
    else if (taken.includes(name)) wrong(`outro nome, porque /${name} é um endereço da loja`);
    else if (other) wrong(`outro nome, porque ${FOLDER}/${other} tem o mesmo endereço`);
    else names.set(name, file);
  }
  const paths = [...names.keys(), ...listings].map((name) => `/${name}`);
  const pages = [...names].map(([name, file]) => {
    const read = readMarkdown(textIn(`${folder}/${file}`), paths);
    mistakes.push(...read.mistakes.map((one) => `${FOLDER}/${file}: ${one}`));
    return { path: `/${name}`, ...read.text };
  });
  return { pages, mistakes };
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
  const others = pages
    .filter(({ path }) => !known.some(({ to, title }) => title !== undefined && to === path))
    .map(({ path, title }) => ({ label: title, to: path, title }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));
  return [...known, ...others];
}
