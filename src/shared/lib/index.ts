export { countProducts } from './count';
export { formatBRL } from './money';
export { decoded } from './decoded';
export { idle } from './idle';
export { nextTurn } from './nextTurn';
