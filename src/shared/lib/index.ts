export { ARRIVED, attributes, FAILED, INTERACTIVE, marked } from './attributes';
export { pictureAddress, withBase, withoutBase } from './basePath';
export { isCurrentBrowser } from './currentBrowser';
export type { Effect } from './effect';
export { decoded, encoded } from './encoding';
export { hasModifier, isShortcut } from './modifierKeys';
export { firstSign, idle, nextTurn, painted } from './moments';
export { whenHidden, whenShown } from './pageLife';
export { checkedOnce, guardOf, parsedWhole } from './shape';
export {
  countProducts,
  escapeMarkup,
  formatBRL,
  isolated,
  listed,
  messageOf,
  scriptJson,
  withoutAccents,
} from './text';
export { beginsAtHome, isFromShop } from './visit';
