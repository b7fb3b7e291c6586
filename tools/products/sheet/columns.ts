import { slug } from '@/shared/lib/text/slug';
import { sentence, worthKnowing, wrong, type Finding } from '../sentence';

/** The titles of each field: a product's fields, and the price in both units that sheets use. */
const names = {
  id: 'codigo cod id sku ref referencia code',
  name: 'nome produto titulo name product title',
  description: 'descricao desc detalhes description details',
  image_url: 'foto fotos imagem imagens figura image photo picture imageurl',
  category: 'categoria tipo category type kind',
  price: 'preco precoemreais precodevenda precopor precounitario valor valorunitario price pricebrl',
  price_in_cents: 'precoemcentavos precocentavos centavos priceincents pricecents',
  sales: 'vendas vendidos vendido quantidadevendida sales sold',
  color: 'cor color colour',
  size: 'tamanho tam size',
  gender: 'genero sexo gender',
  age_group: 'faixaetaria idade agegroup age',
  brand: 'marca brand',
  gtin: 'gtin ean codigodebarras barcode',
  list_price: 'precode precooriginal precocheio precoantigo listprice',
  stock: 'estoque quantidade qtd qtde quantidadeemestoque stock quantity',
  item_group_id: 'grupo codigodogrupo itemgroupid group',
  created_at: 'criadoem criado data datadecriacao datadecadastro cadastro createdat created date',
} as const;
export type Field = keyof typeof names;

export interface Column {
  /** The title in the sheet. */
  title: string;
  /** Undefined for an unknown column. */
  field: Field | undefined;
}

/** A text without accents, spaces and punctuation, in lower case: 'Criado em' becomes 'criadoem'. */
export const plain = (text: string) => slug(text).replaceAll('-', '');

const byName = new Map(
  (Object.keys(names) as Field[]).flatMap((field) =>
    names[field].split(' ').map((name): [string, Field] => [name, field]),
  ),
);

/** A column by its title: 'Nome do produto' is 'Nome', and 'Preço (R$)' is 'Preço'. */
function readTitle(title: string): Column {
  const name = plain(title.replace(/R\$|\bRS\b/, ''));
  return { title, field: byName.get(name) ?? byName.get(name.replace(/^product|d[eo]produto$/, '')) };
}

/** The columns of a sheet's first row. */
export const readHeader = (cells: readonly string[]): Column[] => cells.map(readTitle);

/**
 * Missing, repeated and unused columns.
 * @param row the number of their row
 */
export function checkHeader(columns: readonly Column[], row: number): Finding[] {
  const where = row === 1 ? sentence('primeira linha', 'first row') : sentence(`linha ${row}`, `row ${row}`);
  const has = (field: Field) => columns.some((column) => column.field === field);
  const lacking = [
    !has('name') && sentence('Nome', 'Name'),
    !has('category') && sentence('Categoria', 'Category'),
    !has('price') && !has('price_in_cents') && sentence('Preço', 'Price'),
  ].filter((column) => column !== false);
  const twice = columns.filter(
    ({ field }, index) => field && columns.findIndex((column) => column.field === field) < index,
  );
  const unused = columns.filter(({ title, field }) => title && !field);
  return [
    ...lacking.map(({ pt, en }) =>
      wrong(where, sentence(`falta a coluna "${pt}"`, `lacks the column "${en}"`)),
    ),
    ...twice.map(({ title }) =>
      wrong(
        where,
        sentence(
          `a coluna "${title}" repete outra; deixe só uma`,
          `the column "${title}" repeats another; keep one`,
        ),
      ),
    ),
    ...unused.map(({ title }) =>
      worthKnowing(where, sentence(`a coluna "${title}" não é usada`, `the column "${title}" is not used`)),
    ),
  ];
}
