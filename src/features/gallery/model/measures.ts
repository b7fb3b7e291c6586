import { unbroken } from '@/entities/product';
import { shop } from '@/shared/config';

/** What the scale picture of a product says. */
export interface Measures {
  /** '54 cm': how wide the product is. */
  across: string | undefined;
  /** '72 cm': how long or how high it is. */
  upright: string | undefined;
  /** Whether it lies, as a shirt does, and does not stand, as a mug does. */
  isLying: boolean;
  /** '54 cm de largura, 72 cm de comprimento' */
  text: string;
}

/** '9,5 cm de altura' */
const MEASURE = /(\d+(?:,\d+)?\s?cm) de (largura|diâmetro|altura|comprimento)/gi;

/**
 * The measures of a category's products, from the fact that the owner calls 'Medidas' (docs/configuracoes.md): each number
 * before 'cm de largura', 'diâmetro', 'altura' or 'comprimento'. Undefined without one, and if the same measure is
 * given twice: then it differs from size to size.
 */
export function measuresOf(category: string): Measures | undefined {
  const measures = [...(shop.facts?.[category]?.Medidas ?? '').matchAll(MEASURE)];
  const lengths = new Map(
    measures.map(([, length = '', name = '']) => [name.toLowerCase(), unbroken(length)]),
  );
  if (lengths.size === 0 || lengths.size < measures.length) return undefined;
  return {
    across: lengths.get('largura') ?? lengths.get('diâmetro'),
    upright: lengths.get('altura') ?? lengths.get('comprimento'),
    isLying: lengths.has('comprimento'),
    text: measures.map(([measure]) => unbroken(measure)).join(', '),
  };
}
