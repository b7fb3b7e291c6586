import { detailNames, fields, isCount, isFilled, isValid, type Row } from '@/entities/product/model/fields';
import { isGtin } from '@/entities/product/model/feedRules';
import { MOST_FURTHER, type Product } from '@/entities/product/model/product';
import { rules, type FieldName } from './fieldWords';
import { oneOf, quoted, reaisOf } from './problems';

/** What a field in JSON has to contain, for fields whose rule (fields.ts) does not say it. */
const IN_JSON: Readonly<Partial<Record<FieldName, string>>> = {
  id: 'um texto não vazio, que caiba num endereço (não ".", "..", nem com "%2F", no máximo 2.000 letras)',
  name: 'um texto não vazio',
  price_in_cents: 'um número inteiro de centavos, 0 ou mais, sem aspas (R$ 29,90 é 2990)',
  image_url: 'um texto; vazio ("") mostra um desenho',
  gtin: 'um código de barras com o dígito verificador certo, entre aspas',
  list_price_in_cents: 'um número inteiro de centavos, maior que o preço',
  created_at: 'uma data ISO 8601, como "2024-07-12" ou "2024-07-12T20:44:00Z"',
};

/** What a field in JSON has to contain. */
function wantedIn(name: FieldName): string {
  const { is, longest, values } = rules[name];
  const { [name]: inJson } = IN_JSON;
  if (inJson !== undefined) return inJson;
  if (values) return oneOf(values.map((value) => `"${value}"`));
  if (longest) return `um texto de 1 a ${longest} letras`;
  return is === isCount ? 'um número inteiro, 0 ou mais, sem aspas' : 'um texto; vazio ("") serve';
}

const requiredNames = Object.keys(fields) as (keyof typeof fields)[];

/** A sentence about a field of a row. */
export interface Remark {
  field: FieldName;
  what: string;
}

/** Why the shop leaves out a row: a remark for each wrong field; no remark if the row is not even an object. */
export function faultsIn(row: unknown): Remark[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return [];
  const values = row as Row;
  return requiredNames
    .filter((field) => !isValid(rules[field], values[field]))
    .map((field) => {
      const value = values[field] === undefined ? 'nada' : quoted(values[field]);
      const isKey = field === 'category' && isFilled(values[field]);
      const advice = isKey
        ? `; se a chave mudou em shop.json, volte a ${value}, ou importe a planilha da loja inteira`
        : '';
      return { field, what: `achado ${value}, esperado ${wantedIn(field)}${advice}` };
    });
}

/** A remark for each detail of a row that the shop or its feed leaves out. */
export function wrongDetails(row: Row, product: Product): Remark[] {
  const isShown = (name: keyof Product) =>
    product[name] !== undefined && (name !== 'gtin' || isGtin(product[name] ?? ''));
  return detailNames
    .filter((name) => row[name] != null && !isShown(name))
    .map((field) => {
      // The value alone is right, so it is shown in the owner's words.
      if (isValid(rules[field], row[field]) && rules[field].above)
        return {
          field,
          what: `achado ${reaisOf(Number(row[field]))}, e o preço é ${reaisOf(product.price_in_cents)}: o preço de antes é o maior; confira a vírgula nos dois`,
        };
      return { field, what: `achado ${quoted(row[field])}, esperado ${wantedIn(field)}` };
    });
}

/** What the shop changes in a valid row. */
export function changesIn(row: Row, product: Product): Remark[] {
  const cut = (['name', 'description'] as const)
    .filter((field) => product[field] !== row[field])
    .map((field): Remark => {
      const [shown, all] = [product[field].length, String(row[field]).length];
      const isCut = shown < all && shown >= fields[field].cutAfter;
      return {
        field,
        what: isCut
          ? `tem ${all} letras, e a loja corta em ${shown}`
          : 'tem letras que não se veem, e a loja as tira',
      };
    });
  const drawn = `achado ${quoted(row.image_url)}, que não é endereço de imagem; a loja mostra o desenho`;
  const count = Array.isArray(row.image_urls) ? row.image_urls.length : Number(Boolean(row.image_urls));
  const shown = product.image_urls?.length ?? 0;
  const dropped = `das fotos depois da primeira, ${shown} de ${count} aparecem: no máximo ${MOST_FURTHER} endereços de imagem, cada um uma vez`;
  return [
    ...cut,
    ...(product.image_url === row.image_url ? [] : [{ field: 'image_url' as const, what: drawn }]),
    ...(shown < count ? [{ field: 'image_url' as const, what: dropped }] : []),
  ];
}
