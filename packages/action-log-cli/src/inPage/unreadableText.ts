import { isVisible } from 'action-log-panel/recording';
import { createContrastOfText } from './contrastOfText';
import { coverOfText, whileAllIsPressable } from './coverOfText';
import { describeElement } from './describeElement';
import { textsToRead } from './textsToRead';

/** The least contrast, by WCAG's formula: equal colours have 1, and a text that is easily read has 4.5. */
const LEAST_CONTRAST = 1.5;

/**
 * The texts of controls and headings, and prices, that nobody can read: something is painted over them ('heading "Mug" below
 * div "Sale"'), or their colour is nearly that of what is behind them, or transparent ('heading "Mug": contrast 1.0').
 * @param page the document, or the element that contains the app
 */
export function unreadableText(page: ParentNode): readonly string[] {
  if (!('getBoundingClientRect' in Range.prototype)) return []; // jsdom, which draws nothing.
  const contrastOf = createContrastOfText(page);
  const faultsOf = (element: Element): string[] => {
    const cover = coverOfText(element);
    if (cover) return [`${describeElement(element)} below ${describeElement(cover)}`];
    const contrast = contrastOf(element);
    const isPale = contrast !== null && contrast < LEAST_CONTRAST;
    return isPale ? [`${describeElement(element)}: contrast ${contrast.toFixed(1)}`] : [];
  };
  return whileAllIsPressable(() => textsToRead(page).filter(isVisible).flatMap(faultsOf));
}
