export { pictureAddress, withBase, withoutBase } from './basePath';
export type { Effect } from './effect';
export { decoded, encoded, hasAddress } from './encoding';
export { firstSign, idle, nextTurn } from './idle';
export { escapeMarkup, scriptJson } from './markup';
export { messageOf } from './messageOf';
export { formatBRL } from './money';
export { countProducts, isolated, slug, withoutAccents } from './text';
export { beginsAtHome, isFromShop } from './visit';
