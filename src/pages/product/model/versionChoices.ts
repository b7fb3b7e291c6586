import { isInStock, type Product } from '@/entities/product';

/** One of a product's versions, as a link. */
interface Option {
  /** 'Azul' or 'M'. */
  text: string;
  /** Where it leads. */
  product: Product;
  isChosen: boolean;
  isSoldOut: boolean;
}

/** What a shopper chooses among the variants of a product. */
export interface Choice {
  /** 'Cor' */
  label: string;
  options: readonly Option[];
}

/** In the order in which they are chosen. A row may lack a colour or a size. */
const differences: readonly (readonly [label: string, textOf: (product: Product) => string])[] = [
  ['Cor', ({ color = 'Outra' }) => color],
  ['Tamanho', ({ size = 'Outro' }) => size],
  ['Modelo', ({ name }) => name],
];

/**
 * The choices among variants: all colours, the sizes of the chosen colour, and the names if several have the
 * same colour and size. A colour leads to the same size if it has it, also if that is sold out, so that the
 * size never changes silently; otherwise to the first in stock. An option is sold out if all of its variants
 * are.
 */
export function versionChoices(variants: readonly Product[], chosen: Product): readonly Choice[] {
  let candidates = variants;
  return differences.flatMap(([label, textOf]) => {
    const texts = [...new Set(candidates.map(textOf))];
    const options = texts.flatMap((text): Option[] => {
      const same = candidates.filter((variant) => textOf(variant) === text);
      const isChosen = text === textOf(chosen);
      const sameSize = same.find(({ size }) => size === chosen.size);
      const product = isChosen ? chosen : (sameSize ?? same.find(isInStock) ?? same[0]);
      return product ? [{ text, product, isChosen, isSoldOut: !same.some(isInStock) }] : [];
    });
    candidates = candidates.filter((variant) => textOf(variant) === textOf(chosen));
    return options.length > 1 ? [{ label, options }] : [];
  });
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/**
 * 'Tem em P, G e GG': what is in stock instead of the chosen variant, other sizes of its colour or else other colours;
 * empty if nothing is in stock.
 */
export function inStockInstead(choices: readonly Choice[]): string {
  for (const { options } of choices.toReversed()) {
    const texts = options
      .filter(({ isChosen, isSoldOut }) => !isChosen && !isSoldOut)
      .map(({ text }) => text);
    if (texts.length > 0) return `Tem em ${list.format(texts)}`;
  }
  return '';
}
