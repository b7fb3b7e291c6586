export { pictureAddress, withBase, withoutBase } from './basePath';
export { countProducts } from './count';
export { formatBRL } from './money';
export { hasAddress } from './hasAddress';
export { decoded } from './decoded';
export { firstSign } from './firstSign';
export { idle } from './idle';
export { nextTurn } from './nextTurn';
