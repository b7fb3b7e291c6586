import { isVisible } from 'action-log-panel/recording';
import { describeElement } from './describeElement';

/** What a person presses, or types into. */
export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=combobox], [role=checkbox], [role=switch]';
/** Fields for text. What is typed into them is on the page, but not in its source. */
const TYPED = 'input:is([type=text], [type=search], :not([type]))';
/** What neither the keyboard nor assistive technology reaches, on purpose. */
const OUT_OF_REACH = '[inert], [inert] *, [aria-hidden=true], [aria-hidden=true] *, :disabled';

/** What is above all else, if anything: an open modal dialog, which takes the rest out of reach. */
const topOf = (within: ParentNode) =>
  [...within.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal')) ?? within;

/** The elements of a selector that are within reach, also those that styles hide. */
export const inReach = (within: ParentNode, selector: string) =>
  [...topOf(within).querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.matches(OUT_OF_REACH),
  );

/** Those that are visible. */
export const visible = (within: ParentNode, selector: string) => inReach(within, selector).filter(isVisible);

/** The elements at which the Tab key stops, in their order. */
export const stopsIn = (within: ParentNode) =>
  visible(within, `${CONTROLS}, [tabindex]`)
    .filter(({ tabIndex }) => tabIndex >= 0)
    .sort((first, second) => (first.tabIndex || Infinity) - (second.tabIndex || Infinity) || 0);

/** The same by their roles and names, with the text that a field contains: 'searchbox "Name": caneca'. */
export const tabStops = (within: ParentNode): readonly string[] =>
  stopsIn(within).map((stop) =>
    stop instanceof HTMLInputElement && stop.matches(TYPED) && stop.value !== ''
      ? `${describeElement(stop)}: ${stop.value}`
      : describeElement(stop),
  );
