export { countProducts } from './count';
export { formatBRL } from './money';
export { decoded } from './decoded';
export { nextTurn } from './nextTurn';
