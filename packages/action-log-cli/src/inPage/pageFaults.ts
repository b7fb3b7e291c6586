import { isVisible } from 'action-log-panel/recording';
import { coveredBy, describeElement } from './describeElement';

/** What a person presses, or types into. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=combobox], [role=checkbox], [role=switch]';
/** What neither the keyboard nor assistive technology reaches, on purpose. */
const OUT_OF_REACH = '[inert], [inert] *, [aria-hidden=true], [aria-hidden=true] *, :disabled';

/** What is above all else, if anything: an open modal dialog, which takes the rest out of reach. */
const topOf = (within: ParentNode) =>
  [...within.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal')) ?? within;

/** The elements of a selector that are within reach, also those that styles hide. */
const inReach = (within: ParentNode, selector: string) =>
  [...topOf(within).querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.matches(OUT_OF_REACH),
  );

/** Those that are visible. */
const visible = (within: ParentNode, selector: string) => inReach(within, selector).filter(isVisible);

/** Attributes that name other elements by their ids. */
const REFERENCES = [
  ...['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'aria-details'],
  ...['aria-activedescendant', 'aria-errormessage', 'for', 'list'],
];

/** Ids that lead nowhere: 'tab "Canecas": aria-controls "lista"'. What is closed may be missing. */
const brokenIds = (within: ParentNode): readonly string[] =>
  REFERENCES.flatMap((name) =>
    visible(within, `[${name}]:not([aria-expanded=false])`).flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !document.getElementById(id))
        .map((id) => `${describeElement(element)}: ${name} "${id}"`),
    ),
  );

/** Arrow keys move within these, so one tab stop in each is enough. */
const COMPOSITES = '[role=tablist], [role=radiogroup], [role=toolbar], [role=menubar]';

/** Controls that the Tab key does not reach, nor the arrow keys from a tab stop. */
function unreachable(within: ParentNode): readonly string[] {
  const stops = visible(within, `${CONTROLS}, [tabindex]`).filter(({ tabIndex }) => tabIndex >= 0);
  const isReached = (control: HTMLElement) => {
    if (control.tabIndex >= 0 || stops.some((stop) => stop.closest(COMPOSITES)?.contains(control)))
      return true;
    const target = control.getAttribute('href'); // A picture may repeat the link of its text.
    return target !== null && stops.some((stop) => stop.getAttribute('href') === target);
  };
  return visible(within, CONTROLS)
    .filter((control) => !control.matches('[aria-disabled=true]') && !isReached(control))
    .map(describeElement);
}

/** What lies over the page for a moment, such as an open menu. */
const POPUP = 'dialog, [role=dialog], [role=listbox], [role=menu]';

/** Whether an element keeps its position while the page scrolls. */
const isSticky = (element: HTMLElement | null): boolean => {
  if (element === null) return false;
  const { position } = getComputedStyle(element);
  return (
    position === 'fixed' || (position === 'sticky' && isStuck(element)) || isSticky(element.parentElement)
  );
};

/** Whether a sticky element is where the window holds it, and not in its place in the text. */
function isStuck(element: HTMLElement): boolean {
  const { position } = element.style;
  const { top } = element.getBoundingClientRect();
  element.style.position = 'static';
  const topInText = element.getBoundingClientRect().top;
  element.style.position = position;
  if (element.getAttribute('style') === '') element.removeAttribute('style');
  return topInText !== top;
}

/**
 * Controls in a bar that sticks to the window, and what covers them: 'button "Order" below button "Undo"'.
 * The rest of the page may scroll below such a bar.
 */
const covered = (within: ParentNode): readonly string[] =>
  visible(within, CONTROLS)
    .filter(isSticky)
    .flatMap((control) => {
      const over = coveredBy(control);
      return !over || over.closest(POPUP) ? [] : `${describeElement(control)} below ${describeElement(over)}`;
    });

/** Open lists of which something covers or cuts off every option. */
const unseenLists = (within: ParentNode): readonly string[] =>
  visible(within, '[role=listbox]')
    .filter((list) => {
      const options = [...list.querySelectorAll('[role=option]')];
      return options.length > 0 && options.every(coveredBy);
    })
    .map(describeElement);

/** Comboboxes with an open list, which is not in the store, although the focus is elsewhere. */
const leftOpen = (within: ParentNode): readonly string[] =>
  visible(within, '[data-local~=aria-expanded][aria-expanded=true]')
    .filter((box) => {
      const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
      return ![box, list].some((part) => part?.contains(document.activeElement));
    })
    .map(describeElement);

const RING = ['boxShadow', 'borderColor', 'backgroundColor', 'color', 'textDecorationLine'] as const;

/** The control that a key brought the focus to, if it looks as it does without the focus. */
function unseenFocus(within: ParentNode): readonly string[] {
  const { activeElement: control } = document;
  if (!control?.matches(`:focus-visible:is(${CONTROLS})`) || !within.contains(control)) return [];
  if (getComputedStyle(control).outlineStyle !== 'none') return [];
  const lookOf = (element: Element) => RING.map((property) => getComputedStyle(element)[property]).join();
  const copy = control.cloneNode() as Element;
  control.after(copy);
  const isUnseen = lookOf(copy) === lookOf(control);
  copy.remove();
  return isUnseen ? [describeElement(control)] : [];
}

/** What is hidden on purpose, until the app or a person opens it. */
const CLOSED = '[hidden], [hidden] *, details:not([open]) *, [type=hidden]';

/** Controls that styles hide in every place: of a link that a phone's header repeats, one is enough. */
function unseen(within: ParentNode): readonly string[] {
  const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;
  const controls = inReach(within, CONTROLS).filter((control) => !control.matches(CLOSED));
  const seen = new Set(controls.filter(isVisible).map(nameOf));
  return controls.filter((control) => !seen.has(nameOf(control))).map(describeElement);
}

/** Pictures that failed, and that nothing replaces. A drawing (SVG) need not have a size. */
const broken = (within: ParentNode): readonly string[] =>
  [...within.querySelectorAll('img')]
    .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '')
    .filter((picture) => isVisible(picture) && !/\.svg\b/.test(picture.currentSrc))
    .map(describeElement);

/** By how many CSS pixels the page is wider than the window. */
function tooWide(): readonly number[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [scrollWidth - clientWidth] : [];
}

/** What is wrong with a page in any state, for an app's `faults`: no fact if nothing is. */
export function pageFaults(within: ParentNode): Readonly<Record<string, unknown>> {
  const faults = {
    'ids that lead nowhere': brokenIds(within),
    'controls that Tab does not reach': unreachable(within),
    'controls that something covers': covered(within),
    'controls that nobody sees': unseen(within),
    'pictures that are not shown': broken(within),
    'lists whose options nobody can press': unseenLists(within),
    'lists that stay open without the focus': leftOpen(within),
    'a focus that nobody sees': unseenFocus(within),
    'pixels by which the page is wider than the window': tooWide(),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, elements]) => elements.length > 0));
}
