import { isVisible } from 'action-log-panel/recording';
import { createIsClosed } from './closed';
import { coveredBy } from './coveredBy';
import { describeElement } from './describeElement';
import { isHeldByWindow, POPUPS } from './heldByWindow';
import { unreadableText } from './unreadableText';
import { unseenText } from './unseenText';

// What is wrong with a page, whatever it shows. Each fault below is one function, which names the elements that
// have it, such as 'button "Comprar"'. Three checks change the page for a moment and then put it back: `isStuck` sets the style
// `position` of an element, `unseenFocus` adds a copy of the control that has the focus, and `unreadableText` a style sheet.

/** What a person presses, or types into. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=combobox], [role=checkbox], [role=switch]';

/** What an app has made unusable on purpose, for the keyboard and for assistive technology. */
const UNUSABLE = '[inert], [inert] *, [aria-hidden=true], [aria-hidden=true] *, :disabled';

/** The part of a page that can be used: the last modal dialog that was opened, if there is one, else all of it. */
function usablePart(page: ParentNode): ParentNode {
  const dialogs = [...page.querySelectorAll('dialog[open]')];
  return dialogs.findLast((dialog) => dialog.matches(':modal')) ?? page;
}

/** The elements of a selector that can be used, also those that styles hide. */
function usable(page: ParentNode, selector: string): HTMLElement[] {
  const elements = [...usablePart(page).querySelectorAll<HTMLElement>(selector)];
  return elements.filter((element) => !element.matches(UNUSABLE));
}

/** The elements of a selector that can be used and seen. */
const visible = (page: ParentNode, selector: string): HTMLElement[] =>
  usable(page, selector).filter(isVisible);

/** Attributes whose value is the id of another element, or several ids. */
const ID_ATTRIBUTES = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
  'list',
];

/**
 * Ids that no element of the page has: 'tab "Canecas": aria-controls "lista"'. What a collapsed control would
 * open need not be on the page yet.
 */
const brokenIds = (page: ParentNode): readonly string[] =>
  ID_ATTRIBUTES.flatMap((attribute) =>
    visible(page, `[${attribute}]:not([aria-expanded=false])`).flatMap((element) => {
      const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');
      const missing = ids.filter((id) => document.getElementById(id) === null);
      return missing.map((id) => `${describeElement(element)}: ${attribute} "${id}"`);
    }),
  );

/** In these groups, arrow keys move from one control to the next: Tab has to reach only one of them. */
const ARROW_KEY_GROUPS = '[role=tablist], [role=radiogroup], [role=toolbar], [role=menubar]';

/** Controls that neither Tab reaches nor the arrow keys. */
function unreachable(page: ParentNode): readonly string[] {
  const tabStops = visible(page, `${CONTROLS}, [tabindex]`).filter(({ tabIndex }) => tabIndex >= 0);

  const isReachedByArrowKeys = (control: HTMLElement) =>
    tabStops.some((stop) => stop.closest(ARROW_KEY_GROUPS)?.contains(control));
  /** A card's picture and its text are often two links to one address, and one tab stop is enough. */
  const hasReachableTwin = (control: HTMLElement) => {
    const address = control.getAttribute('href');
    return address !== null && tabStops.some((stop) => stop.getAttribute('href') === address);
  };
  const isReachable = (control: HTMLElement) =>
    control.tabIndex >= 0 || isReachedByArrowKeys(control) || hasReachableTwin(control);

  const controls = visible(page, CONTROLS).filter((control) => !control.matches('[aria-disabled=true]'));
  return controls.filter((control) => !isReachable(control)).map(describeElement);
}

/**
 * Controls that the window holds in their place, and what covers them: 'button "Order" below button "Undo"'. A
 * control that scrolls with the page may be below a bar for a while, and an open menu may cover anything.
 */
const covered = (page: ParentNode): readonly string[] =>
  visible(page, CONTROLS)
    .filter(isHeldByWindow)
    .flatMap((control) => {
      const cover = coveredBy(control);
      const isCovered = cover !== null && cover.closest(POPUPS) === null;
      return isCovered ? [`${describeElement(control)} below ${describeElement(cover)}`] : [];
    });

/** Open lists of which every option is covered, or outside of the window. */
const listsOutOfSight = (page: ParentNode): readonly string[] =>
  visible(page, '[role=listbox]')
    .filter((list) => {
      const options = [...list.querySelectorAll('[role=option]')];
      return options.length > 0 && options.every((option) => coveredBy(option) !== null);
    })
    .map(describeElement);

/**
 * Comboboxes whose list is open although the focus has left both. Only of those whose list is not in the store
 * (`data-local`): any other list is open because the log says so.
 */
const listsLeftOpen = (page: ParentNode): readonly string[] =>
  visible(page, '[data-local~=aria-expanded][aria-expanded=true]')
    .filter((combobox) => {
      const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
      const { activeElement: focused } = document;
      return !combobox.contains(focused) && !list?.contains(focused);
    })
    .map(describeElement);

/** Besides an outline, what may show that an element has the focus. */
const FOCUS_STYLES = ['boxShadow', 'borderColor', 'backgroundColor', 'color', 'textDecorationLine'] as const;

/**
 * The control to which a key has brought the focus, if nobody can see that: it has no outline, and looks like a
 * copy of it that does not have the focus.
 */
function unseenFocus(page: ParentNode): readonly string[] {
  const { activeElement: control } = document;
  if (!control?.matches(`:focus-visible:is(${CONTROLS})`) || !page.contains(control)) return [];
  if (getComputedStyle(control).outlineStyle !== 'none') return [];
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    return FOCUS_STYLES.map((property) => style[property]).join();
  };
  const copy = control.cloneNode() as Element;
  control.after(copy);
  const isUnseen = lookOf(copy) === lookOf(control);
  copy.remove();
  return isUnseen ? [describeElement(control)] : [];
}

/**
 * Controls that can be used and that styles hide. A page may have a control twice, once for phones, and show one
 * of the two: a control is named only if no control of its name is visible.
 */
function unseenControls(page: ParentNode): readonly string[] {
  const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;
  const isClosed = createIsClosed(page);
  const controls = usable(page, CONTROLS).filter((control) => !isClosed(control));
  const visibleNames = new Set(controls.filter(isVisible).map(nameOf));
  return controls.filter((control) => !visibleNames.has(nameOf(control))).map(describeElement);
}

/** Visible pictures that could not be loaded. A drawing (SVG) is left out: it may have no size of its own. */
const failedPictures = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll('img')]
    .filter(({ currentSrc }) => currentSrc !== '' && !/\.svg\b/.test(currentSrc))
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .filter(isVisible)
    .map(describeElement);

/** By how many CSS pixels the page is wider than the window; empty if it is not. */
function excessWidth(): readonly number[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [scrollWidth - clientWidth] : [];
}

/**
 * What is wrong with a page in any state, for an app's `faults`: by the name of each fault, the elements that
 * have it. A fault that no element has is left out.
 * @param page the document, or the element that contains the app
 */
export function pageFaults(page: ParentNode): Readonly<Record<string, unknown>> {
  const faults = {
    'ids that lead nowhere': brokenIds(page),
    'controls that Tab does not reach': unreachable(page),
    'controls that something covers': covered(page),
    'controls that nobody sees': unseenControls(page),
    'pictures that are not shown': failedPictures(page),
    'lists whose options nobody can press': listsOutOfSight(page),
    'lists that stay open without the focus': listsLeftOpen(page),
    'a focus that nobody sees': unseenFocus(page),
    'texts that nobody can read': unreadableText(page),
    'texts that nobody sees': unseenText(usablePart(page)),
    'pixels by which the page is wider than the window': excessWidth(),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, elements]) => elements.length > 0));
}
