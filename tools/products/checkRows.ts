import { parseProduct, type Product } from '@/entities/product/model/product';
import { categories } from './categories';
import { faultsOf } from './faultsOf';
import { asItIs, quoted, said, worthKnowing, wrong, type Finding, type Sentence } from './sentence';

/** What the shop makes of a list. */
export interface RowsReport {
  /** How many rows the list has; null where it is no list, and the shop would show its built-in one. */
  rows: number | null;
  /** What the shop would show, in the list's order. */
  products: readonly Product[];
  findings: readonly Finding[];
}

const theList = said('a lista', 'the list');

/**
 * Reads an answer as the shop does (docs/contract.md, "Semantics"), and says of each row what becomes of it.
 * @param placeOf how a row is called
 */
export function checkRows(answer: unknown, placeOf = itemOf): RowsReport {
  if (!Array.isArray(answer)) {
    const what = said(
      `não é uma lista ([…]), e sim ${quoted(answer)}; a loja mostraria a lista embutida`,
      `is no list ([…]) but ${quoted(answer)}; the shop would show its built-in list`,
    );
    return { rows: null, products: [], findings: [wrong(theList, what)] };
  }
  const rows: readonly unknown[] = answer;
  const findings: Finding[] = [];
  const byId = new Map<string, { product: Product; place: Sentence }>();
  const names = new Set<string>();
  const repeated = new Set<string>();
  rows.forEach((row, index) => {
    const place = placeOf(row, index);
    const product = parseProduct(row);
    if (!product) return findings.push(...tellFaults(row, place));
    const first = byId.get(product.id);
    if (first) return findings.push(wrong(place, repeatedId(product.id, first.place)));
    byId.set(product.id, { product, place });
    (names.has(product.name) ? repeated : names).add(product.name);
    findings.push(...tellChanges(row as Product, product).map((what) => worthKnowing(place, what)));
  });
  const products = [...byId.values()].map(({ product }) => product);
  if (repeated.size > 0) findings.push(worthKnowing(theList, sameNames([...repeated])));
  return { rows: rows.length, products, findings: [...findings, ...tellEmptiness(rows, products)] };
}

/** 'item 3 "Caneca Azul"': rows are counted from 1, as people do. */
function itemOf(row: unknown, index: number): Sentence {
  const { name } = (row ?? {}) as { name?: unknown };
  return asItIs(`item ${index + 1}${typeof name === 'string' ? ` ${quoted(name)}` : ''}`);
}

const tellFaults = (row: unknown, place: Sentence) =>
  faultsOf(row).map(({ field, found, wanted }) =>
    wrong(
      place,
      said(
        `fica fora: ${field ? `campo ${field}: ` : ''}achado ${found.pt}, esperado ${wanted.pt}`,
        `is left out: ${field ? `field ${field}: ` : ''}found ${found.en}, wanted ${wanted.en}`,
      ),
    ),
  );

const repeatedId = (id: string, first: Sentence) =>
  said(
    `fica fora: repete o id ${quoted(id)} (${first.pt})`,
    `is left out: repeats the id ${quoted(id)} (${first.en})`,
  );

/** How many names a sentence lists. */
const LISTED = 3;

function sameNames(names: readonly string[]): Sentence {
  const some = names.slice(0, LISTED).map(quoted).join(', ') + (names.length > LISTED ? ', …' : '');
  return said(
    `nomes que mais de um produto tem (${names.length}): ${some}`,
    `names that more than one product has (${names.length}): ${some}`,
  );
}

/** What the shop changes in a row that it takes, and what an owner hardly means. */
function tellChanges(row: Product, product: Product): Sentence[] {
  const cut = (['name', 'description'] as const)
    .filter((field) => product[field] !== row[field])
    .map((field) =>
      said(
        `${field} é cortado em ${product[field].length} letras (tem ${row[field].length})`,
        `${field} is cut to ${product[field].length} letters (it has ${row[field].length})`,
      ),
    );
  const drawn = product.image_url !== row.image_url && [
    said(
      `image_url ${quoted(row.image_url)} não é endereço de imagem; a loja mostra o desenho`,
      `image_url ${quoted(row.image_url)} is no picture's address; the shop shows the drawing`,
    ),
  ];
  const free = product.price_in_cents === 0 && [said('custa R$ 0,00', 'costs R$ 0,00')];
  return [...cut, ...(drawn || []), ...(free || [])];
}

function tellEmptiness(rows: readonly unknown[], products: readonly Product[]): Finding[] {
  if (rows.length === 0)
    return [
      worthKnowing(theList, said('está vazia: o catálogo fica vazio', 'is empty: the catalogue is empty')),
    ];
  if (products.length > 0) return [];
  const what = said(
    'não tem nenhum produto válido; a loja mostraria a lista embutida',
    'has no valid product; the shop would show its built-in list',
  );
  return [wrong(theList, what)];
}

/** '7 Camisetas, 6 Canecas': what the tabs would list. */
export function countCategories(products: readonly Product[]): string {
  return Object.entries(categories)
    .map(([key, { tab }]) => `${products.filter(({ category }) => category === key).length} ${tab}`)
    .join(', ');
}
