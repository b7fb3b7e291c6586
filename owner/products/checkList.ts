import type { Row } from '@/entities/product/model/fields';
import { hasOwnPage, isOddPrice } from '@/entities/product/model/feedRules';
import { parseProduct, type Product } from '@/entities/product/model/product';
import { shop } from '@/shared/config';
import { counted } from '../counted';
import { changesIn, faultsIn, wrongDetails, type Remark } from './checkRow';
import { titleOf, type FieldName } from './fieldWords';
import { groupMistakes } from './groupMistakes';
import { visible } from './visible';
import { quoted, reaisOf, urgent, worthKnowing, wrong, type Problem } from './problems';

/** How the shop would read a list. */
export interface ListReport {
  /** The number of rows; 0 if the content is not a list, so that the shop would show its built-in list. */
  count: number;
  /** The products that the shop would show, in the list's order. */
  products: readonly Product[];
  problems: readonly Problem[];
}

/** The report on a list that could not be read. */
export const unread = (problem: Problem): ListReport => ({ count: 0, products: [], problems: [problem] });

const THE_LIST = 'a lista';

/** How problems name a row, or a field of it. */
interface RowNames {
  place: (row: unknown, index: number, field?: FieldName) => string;
  /** Whether the position of a field already names the field, as a column does. */
  hasColumns: boolean;
}

const items: RowNames = { place: itemOf, hasColumns: false };

const noted = (where: string, what: string) => urgent(worthKnowing(where, what));

/** Reads a list as the shop does (docs/contract.md, "Semantics"), and reports what is wrong with each row. */
export function checkList(answer: unknown, names = items): ListReport {
  if (!Array.isArray(answer)) {
    const what = `não é uma lista ([…]), e sim ${quoted(answer)}; a loja mostraria a lista embutida: confira o endereço ou o arquivo`;
    return unread(wrong(THE_LIST, what));
  }
  const rows: readonly unknown[] = answer;
  const problems: Problem[] = [];
  const products: Product[] = [];
  /** The first row of each id, of each group of similar ids, and of each version. */
  const firsts = new Map<string, { where: string; cents: number }>();
  rows.forEach((row, index) => {
    const where = names.place(row, index);
    const about = ({ field, what }: Remark, problem = wrong, before = '') =>
      names.hasColumns
        ? problem(names.place(row, index, field), what)
        : problem(where, `${before}${titleOf(field)} (campo ${quoted(field)}): ${what}`);
    const report = (...ofRow: Problem[]) =>
      problems.push(...ofRow.map((problem) => ({ ...problem, row: index })));
    const product = parseProduct(row);
    if (!product) {
      const faults = faultsIn(row).map((fault) => about(fault, wrong, 'fica fora: '));
      return report(...(faults.length > 0 ? faults : [wrong(where, notProduct(row))]));
    }
    const { id, price_in_cents: cents } = product;
    const keys = [`id ${id}`, `alike ${asFileNames(id)}`, `version ${versionOf(product)}`];
    const [same, alike, version] = keys.map((key) => firsts.get(key));
    if (same)
      return report(
        wrong(where, `fica fora: repete o código ${quoted(id)} (${same.where}); dê outro a um dos dois`),
      );
    for (const key of keys) if (!firsts.has(key)) firsts.set(key, { where, cents });
    products.push(product);
    report(
      ...changesIn(row as Row, product).map((change) => about(change, worthKnowing)),
      ...wrongDetails(row as Row, product).map((fault) => about(fault)),
      ...(version ? [unreachable(where, cents, version)] : []),
      ...(alike ? [noted(where, alikeId(id, alike.where))] : []),
      ...(JSON.stringify(row).includes('\ufffd') ? [noted(where, LOST_LETTERS)] : []),
      ...(isOddPrice(cents) ? [noted(names.place(row, index, 'price_in_cents'), oddPrice(cents))] : []),
    );
  });
  if (rows.length === 0)
    problems.push(noted(THE_LIST, 'está vazia, e a vitrine também fica: importe uma planilha com produtos'));
  else if (products.length === 0)
    problems.push(
      wrong(
        THE_LIST,
        'não tem nenhum produto válido, e a loja mostraria a lista embutida: corrija os erros acima',
      ),
    );
  return {
    count: rows.length,
    products,
    problems: [
      ...problems,
      ...groupMistakes(products, THE_LIST),
      ...withoutPage(products),
      ...lacksForClothes(products),
    ],
  };
}

const notProduct = (row: unknown) =>
  `fica fora: achado ${quoted(row)}, esperado um objeto com os campos de um produto`;

/** 'item 3 "Caneca Azul"': the first row is item 1. */
function itemOf(row: unknown, index: number): string {
  const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
  return `item ${index + 1}${typeof name === 'string' ? ` ${quoted(name)}` : ''}`;
}

/** A text that is equal for ids that a file system may confuse. */
export const asFileNames = (id: string) => visible(id).normalize('NFKC').toLowerCase();

/** A text that is equal for versions between which no shopper can choose. For a product without a group it is the id. */
const versionOf = ({ id, category, item_group_id, color, size, name }: Product) =>
  item_group_id ? JSON.stringify([category, item_group_id, color, size, name]) : id;

/** If a version has another price, the card would promise a price at which it cannot be bought. */
const unreachable = (where: string, cents: number, version: { where: string; cents: number }) =>
  (version.cents === cents ? noted : wrong)(
    where,
    `ninguém consegue escolher esta versão: tem o grupo, a cor, o tamanho e o nome de outra (${version.where}); mude um deles`,
  );

const oddPrice = (cents: number) => `custa ${reaisOf(cents)}: confira o preço`;

const LOST_LETTERS = 'tem letras que se perderam (�): peça a lista em UTF-8 a quem a manda, ou salve-a assim';

const alikeId = (id: string, twin: string) =>
  `o código ${quoted(id)} só difere em maiúsculas, acentos ou letras que não se veem do de outro produto (${twin}): alguns servidores não os distinguem, e uma das páginas se perde; mude um dos dois`;

/** A problem if products get no page because of their codes. */
function withoutPage(products: readonly Product[]): Problem[] {
  const ids = products.map(({ id }) => id).filter((id) => !hasOwnPage(id));
  const shown =
    ids.slice(0, 10).map(quoted).join(', ') + (ids.length > 10 ? ` e mais ${ids.length - 10}` : '');
  const what = `${counted(ids.length, 'código tem', 'códigos têm')} mais que letras sem acentos, dígitos, - e _, ou mais de 240 letras: ${shown}. Quem compra vê o produto; buscadores e o feed, não; para que vejam, troque-os por códigos sem esses sinais`;
  return ids.length === 0 ? [] : [worthKnowing(THE_LIST, what)];
}

/** Google requires all four fields of clothes that are sold in Brazil. */
const OF_CLOTHES = ['color', 'size', 'gender', 'age_group'] as const;
/** The specification's category of clothes. */
const T_SHIRTS = 't-shirts';

/** How the sentence about fields of clothes begins. */
const GOOGLE = 'o Google quer';

/** Whether a problem is only about what Google wants to know of clothes. */
export const isOfGoogle = ({ what }: Problem) => what.startsWith(GOOGLE);

/** A problem if clothes lack fields that Google requires. A category counts as clothes if one of its products says for whom it is. */
function lacksForClothes(products: readonly Product[]): Problem[] {
  const forSomebody = products.filter(({ gender, age_group: ageGroup }) => gender ?? ageGroup);
  const categoriesOfClothes = new Set([T_SHIRTS, ...forSomebody.map(({ category }) => category)]);
  const clothes = products.filter(({ category }) => categoriesOfClothes.has(category));
  const lacking = clothes.filter((product) => OF_CLOTHES.some((name) => product[name] === undefined));
  const [first] = lacking;
  if (!first) return [];
  const names = OF_CLOTHES.filter((name) => lacking.some((product) => product[name] === undefined));
  const titles = names.map((name) => titleOf(name).toLowerCase()).join(', ');
  const what = `${GOOGLE} cor, tamanho, gênero e faixa etária de roupas; falta ${titles} em ${counted(lacking.length, 'produto')}, como ${quoted(first.name)}; preencha estas colunas para aparecer no Google Shopping`;
  return [worthKnowing(THE_LIST, what)];
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
  const leftOut = count - products.length;
  const notes = problems.filter(({ isWrong }) => !isWrong).length;
  return [
    `${source}: ${products.length} de ${count} itens aparecem na loja: ${countCategories(products)}.`,
    `Ficam fora: ${leftOut}. Avisos: ${notes}.`,
    first === undefined ? 'Erros: nenhum.' : `Erros: ${1 + more.length}, o primeiro em ${first}.`,
  ];
}
