export { countProducts } from './count';
export { formatBRL } from './money';
