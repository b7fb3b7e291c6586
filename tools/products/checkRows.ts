import { isOddPrice } from '@/entities/product/model/oddPrice';
import { parseProduct, type Product } from '@/entities/product/model/product';
import { categories } from './categories';
import { lacksForClothes, wrongDetails } from './checkDetails';
import { faultsOf } from './faultsOf';
import { formatBRL } from '@/shared/lib/money';
import {
  verbatim,
  quoted,
  sentence,
  urgent,
  worthKnowing,
  wrong,
  type Finding,
  type Sentence,
} from './sentence';

/** How the shop would read a list. */
export interface RowsReport {
  /** The number of rows; null if it is not a list, so that the shop would show its built-in list. */
  rows: number | null;
  /** The products that the shop would show, in the list's order. */
  products: readonly Product[];
  findings: readonly Finding[];
}

const theList = sentence('a lista', 'the list');

/**
 * Reads a list as the shop does (docs/contract.md, "Semantics"), and reports what is wrong with each row.
 * @param nameRow how the findings name a row
 */
export function checkRows(answer: unknown, nameRow = itemOf): RowsReport {
  if (!Array.isArray(answer)) {
    const what = sentence(
      `não é uma lista ([…]), e sim ${quoted(answer)}; a loja mostraria a lista embutida`,
      `is not a list ([…]) but ${quoted(answer)}; the shop would show its built-in list`,
    );
    return { rows: null, products: [], findings: [wrong(theList, what)] };
  }
  const rows: readonly unknown[] = answer;
  const findings: Finding[] = [];
  const byId = new Map<string, { product: Product; where: Sentence }>();
  const names = new Set<string>();
  const repeated = new Set<string>();
  rows.forEach((row, index) => {
    const where = nameRow(row, index);
    const product = parseProduct(row);
    if (!product) return findings.push(...faultFindings(row, where));
    const first = byId.get(product.id);
    if (first) return findings.push(wrong(where, repeatedId(product.id, first.where)));
    byId.set(product.id, { product, where });
    (names.has(product.name) ? repeated : names).add(product.name);
    findings.push(...changesIn(row as Product, product).map((what) => worthKnowing(where, what)));
    findings.push(...wrongDetails(row, product).map((what) => wrong(where, what)));
    findings.push(...oddPrice(product).map((what) => urgent(worthKnowing(where, what))));
  });
  const products = [...byId.values()].map(({ product }) => product);
  if (repeated.size > 0) findings.push(worthKnowing(theList, sameNames([...repeated])));
  findings.push(...lacksForClothes(products).map((what) => worthKnowing(theList, what)));
  return { rows: rows.length, products, findings: [...findings, ...emptinessFindings(rows, products)] };
}

/** 'item 3 "Caneca Azul"': the first row is item 1. */
function itemOf(row: unknown, index: number): Sentence {
  const { name } = (row ?? {}) as { name?: unknown };
  return verbatim(`item ${index + 1}${typeof name === 'string' ? ` ${quoted(name)}` : ''}`);
}

const faultFindings = (row: unknown, where: Sentence) =>
  faultsOf(row).map(({ field, found, wanted }) =>
    wrong(
      where,
      sentence(
        `fica fora: ${field ? `campo ${field}: ` : ''}achado ${found.pt}, esperado ${wanted.pt}`,
        `is left out: ${field ? `field ${field}: ` : ''}found ${found.en}, wanted ${wanted.en}`,
      ),
    ),
  );

const repeatedId = (id: string, first: Sentence) =>
  sentence(
    `fica fora: repete o id ${quoted(id)} (${first.pt})`,
    `is left out: repeats the id ${quoted(id)} (${first.en})`,
  );

/** How many names a finding lists. */
const LISTED = 3;

function sameNames(names: readonly string[]): Sentence {
  const some = names.slice(0, LISTED).map(quoted).join(', ') + (names.length > LISTED ? ', …' : '');
  return sentence(
    `nomes que mais de um produto tem (${names.length}): ${some}`,
    `names that more than one product has (${names.length}): ${some}`,
  );
}

/** A price that is probably a mistake. */
function oddPrice({ price_in_cents }: Product): Sentence[] {
  if (!isOddPrice(price_in_cents)) return [];
  const price = formatBRL(price_in_cents).replace('\u00a0', ' ');
  return [sentence(`custa ${price}: confira o preço`, `costs ${price}: check the price`)];
}

/** What the shop changes in a valid row. */
function changesIn(row: Product, product: Product): Sentence[] {
  const cut = (['name', 'description'] as const)
    .filter((field) => product[field] !== row[field])
    .map((field) =>
      sentence(
        `${field} é cortado em ${product[field].length} letras (tem ${row[field].length})`,
        `${field} is cut to ${product[field].length} letters (it has ${row[field].length})`,
      ),
    );
  const drawn = product.image_url !== row.image_url && [
    sentence(
      `image_url ${quoted(row.image_url)} não é endereço de imagem; a loja mostra o desenho`,
      `image_url ${quoted(row.image_url)} is not the address of a picture; the shop shows the drawing`,
    ),
  ];
  const { image_urls }: { image_urls?: unknown } = row;
  const given = Array.isArray(image_urls) ? image_urls.length : Number(Boolean(image_urls));
  const shown = product.image_urls?.length ?? 0;
  const dropped = shown < given && [
    sentence(
      `image_urls: ${shown} de ${given} aparecem: no máximo 7 endereços de imagem, cada um uma vez, além de image_url`,
      `image_urls: ${shown} of ${given} are shown: at most 7 addresses of pictures, each once, besides image_url`,
    ),
  ];
  return [...cut, ...(drawn || []), ...(dropped || [])];
}

function emptinessFindings(rows: readonly unknown[], products: readonly Product[]): Finding[] {
  if (rows.length === 0)
    return [
      urgent(
        worthKnowing(
          theList,
          sentence('está vazia: o catálogo fica vazio', 'is empty: the catalogue is empty'),
        ),
      ),
    ];
  if (products.length > 0) return [];
  const what = sentence(
    'não tem nenhum produto válido; a loja mostraria a lista embutida',
    'has no valid product; the shop would show its built-in list',
  );
  return [wrong(theList, what)];
}

/** '7 Camisetas, 6 Canecas': the number of products in each tab. */
export function countCategories(products: readonly Product[]): string {
  return Object.entries(categories)
    .map(([key, { tab }]) => `${products.filter(({ category }) => category === key).length} ${tab}`)
    .join(', ');
}
