import type { Row } from '@/entities/product/model/fields';
import { isOddPrice } from '@/entities/product/model/feedRules';
import { parseProduct, type Product } from '@/entities/product/model/product';
import { shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib/text';
import { counted } from '../counted';
import { changesIn, faultsIn, wrongDetails } from './checkRow';
import { titleOf } from './fieldWords';
import { quoted, urgent, worthKnowing, wrong, type Problem } from './problems';

/** How the shop would read a list. */
export interface ListReport {
  /** The number of rows; null if it is not a list, so that the shop would show its built-in list. */
  count: number | null;
  /** The products that the shop would show, in the list's order. */
  products: readonly Product[];
  problems: readonly Problem[];
}

/** The report on a list that could not be read. */
export const unread = (problem: Problem): ListReport => ({ count: null, products: [], problems: [problem] });

const THE_LIST = 'a lista';

/**
 * Reads a list as the shop does (docs/contract.md, "Semantics"), and reports what is wrong with each row.
 * @param nameRow how the problems name a row
 */
export function checkList(answer: unknown, nameRow = itemOf): ListReport {
  if (!Array.isArray(answer))
    return unread(
      wrong(THE_LIST, `não é uma lista ([…]), e sim ${quoted(answer)}; a loja mostraria a lista embutida`),
    );
  const rows: readonly unknown[] = answer;
  const problems: Problem[] = [];
  const places = new Map<string, string>();
  const similar = new Map<string, string>();
  const versions = new Map<string, { where: string; cents: number }>();
  const products: Product[] = [];
  rows.forEach((row, index) => {
    const where = nameRow(row, index);
    const report = (...found: Problem[]) => problems.push(...found.map((one) => ({ ...one, row: index })));
    const product = parseProduct(row);
    if (!product) return report(...faultsIn(row).map((what) => wrong(where, what)));
    const { id, price_in_cents: cents } = product;
    const first = places.get(id);
    if (first) return report(wrong(where, `fica fora: repete o id ${quoted(id)} (${first})`));
    places.set(id, where);
    const alike = id.normalize('NFKC').toLowerCase();
    const twin = similar.get(alike);
    similar.set(alike, where);
    products.push(product);
    const version = versionKey(product);
    const same = product.item_group_id && versions.get(version);
    versions.set(version, { where, cents });
    report(
      ...changesIn(row as Row, product).map((what) => worthKnowing(where, what)),
      ...wrongDetails(row as Row, product).map((what) => wrong(where, what)),
      ...(same ? [(same.cents === cents ? noted : wrong)(where, unreachable(same.where))] : []),
      ...(twin ? [noted(where, alikeId(id, twin))] : []),
      ...(JSON.stringify(row).includes('\ufffd') ? [noted(where, LOST_LETTERS)] : []),
      ...(isOddPrice(cents) ? [noted(where, oddPrice(cents))] : []),
    );
  });
  problems.push(...lacksForClothes(products), ...emptiness(rows, products));
  return { count: rows.length, products, problems };
}

/** Equal for versions of a product between which no shopper can choose. */
const versionKey = ({ category, item_group_id, color, size, name }: Product) =>
  JSON.stringify([category, item_group_id, color, size, name]);

/** 'item 3 "Caneca Azul"': the first row is item 1. */
function itemOf(row: unknown, index: number): string {
  const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
  return `item ${index + 1}${typeof name === 'string' ? ` ${quoted(name)}` : ''}`;
}

/** With another price, its card would promise what nobody can buy. */
const unreachable = (other: string) =>
  `ninguém consegue escolher esta versão: tem o grupo, a cor, o tamanho e o nome de ${other}`;

const noted = (where: string, what: string) => urgent(worthKnowing(where, what));

const oddPrice = (cents: number) => `custa ${formatBRL(cents).replace('\u00a0', ' ')}: confira o preço`;

const LOST_LETTERS = 'tem letras que se perderam (�): quem manda a lista não usa UTF-8';

const alikeId = (id: string, twin: string) =>
  `o código ${quoted(id)} só difere em maiúsculas ou acentos do código de ${twin}: alguns servidores não os distinguem, e uma das páginas se perde`;

/** Google wants all four of clothes that are sold in Brazil. */
const OF_CLOTHES = ['color', 'size', 'gender', 'age_group'] as const;
/** The specification's category of clothes; a product of another one is clothes if it has a gender. */
const CLOTHES = 't-shirts';

/** A problem if clothes lack what Google wants of them. */
function lacksForClothes(products: readonly Product[]): Problem[] {
  const lacking = products.filter(
    (product) =>
      (product.category === CLOTHES || product.gender !== undefined) &&
      OF_CLOTHES.some((name) => product[name] === undefined),
  );
  const [first] = lacking;
  if (!first) return [];
  const names = OF_CLOTHES.filter((name) => lacking.some((product) => product[name] === undefined));
  const titles = names.map((name) => titleOf(name).toLowerCase()).join(', ');
  const what = `o Google quer cor, tamanho, gênero e faixa etária de roupas; falta ${titles} em ${counted(lacking.length, 'produto')}, como ${quoted(first.name)}`;
  return [worthKnowing(THE_LIST, what)];
}

function emptiness(rows: readonly unknown[], products: readonly Product[]): Problem[] {
  if (rows.length === 0) return [noted(THE_LIST, 'está vazia: o catálogo fica vazio')];
  if (products.length > 0) return [];
  return [wrong(THE_LIST, 'não tem nenhum produto válido; a loja mostraria a lista embutida')];
}

/** '7 Camisetas, 6 Canecas': the number of products in each tab. */
export function countCategories(products: readonly Product[]): string {
  return Object.entries(shop.categories)
    .map(([key, { tab }]) => `${products.filter(({ category }) => category === key).length} ${tab}`)
    .join(', ');
}

/**
 * What the shop would show, in three lines.
 * @param source the file or address of the list
 */
export function summarise({ count, products, problems }: ListReport, source: string): readonly string[] {
  const [first, ...more] = new Set(problems.filter(({ isWrong }) => isWrong).map(({ where }) => where));
  const leftOut = (count ?? 0) - products.length;
  const notes = problems.filter(({ isWrong }) => !isWrong).length;
  return [
    `${source}: ${products.length} de ${count ?? 0} itens aparecem na loja: ${countCategories(products)}.`,
    `Ficam fora: ${leftOut}. Avisos: ${notes}.`,
    first === undefined ? 'Erros: nenhum.' : `Erros: ${1 + more.length}, o primeiro em ${first}.`,
  ];
}
