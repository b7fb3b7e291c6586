import rows from './builtInProducts.json' with { type: 'json' };
import type { ProductRow } from './product';

/**
 * The 50 sample products that the shop lists when the backend cannot be read (docs/specification.md, section
 * 3): 24 designs in two or three colours each, in no particular order, as a backend's list would be. Three of them have
 * sizes, one of which is sold out: a row for each size.
 */
export const builtInRows: readonly ProductRow[] = rows;
