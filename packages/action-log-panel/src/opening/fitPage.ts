/** How much of the window the panel takes. */
export const PANEL_HEIGHT = '50vh';

const pageStyle = `
  :root { scroll-padding-block-end: ${PANEL_HEIGHT} }
  :root body { padding-block-end: ${PANEL_HEIGHT} }`;

/** Changes a page while the panel is open. */
export interface PageFit {
  /** Puts the panel where a person can reach it. Call it when the page has just opened or closed a dialog. */
  placePanel: () => void;
  /** Leaves the page as it was. */
  stop: () => void;
}

/**
 * Lets the page of any app end above the panel. With room at its end, all that scrolls can be scrolled
 * above the panel. What the app holds at the window's bottom, or stretches to it, ends above the panel. A modal
 * dialog makes all that is outside of it unusable, and so contains the panel while it is open.
 * @param panel the element that contains the panel in its shadow root
 */
export function fitPage(panel: HTMLElement): PageFit {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageStyle);
  document.adoptedStyleSheets.push(sheet);
  /** The elements that were moved, and what undoes it. */
  const undo = new Map<HTMLElement, () => void>();
  let frame = 0;

  const placePanel = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (panel.parentNode === home) return;
    const focused = panel.shadowRoot?.activeElement;
    home.append(panel);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  const release = () => {
    for (const restore of undo.values()) restore();
    undo.clear();
  };
  const fit = () => {
    release();
    const reaching = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const end = element === panel ? null : heldEnd(element);
      return end === null ? [] : [{ element, ...end }];
    });
    for (const { element, bottom, isTall } of reaching) {
      const changed = { bottom: `calc(${Math.max(0, bottom)}px + ${PANEL_HEIGHT})`, ...(isTall && tall) };
      undo.set(element, changeStyle(element, changed));
    }
  };
  const fitSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  const observer = new MutationObserver((records) => {
    placePanel();
    if (records.some(({ attributeName }) => attributeName !== 'style')) fitSoon(); // `fit` changes styles.
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  addEventListener('resize', fitSoon);
  placePanel();
  fit();

  return {
    placePanel,
    stop() {
      observer.disconnect();
      removeEventListener('resize', fitSoon);
      cancelAnimationFrame(frame);
      release();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    },
  };
}

/** For an element that would not fit into the part of the window above the panel. */
const tall = { 'max-height': `calc(100vh - ${PANEL_HEIGHT})` };

/**
 * Where an element ends that the window holds in its place, in CSS pixels above the window's bottom; null if it
 * scrolls with the page, or ends above the panel.
 */
function heldEnd(element: HTMLElement): { bottom: number; isTall: boolean } | null {
  const { position, bottom: written } = getComputedStyle(element);
  const bottom = parseFloat(written); // NaN for 'auto', of an element that sticks elsewhere.
  const height = panelHeight();
  if (position === 'sticky') return bottom >= 0 ? { bottom, isTall: false } : null;
  if (position !== 'fixed' || !(bottom < height)) return null;
  return { bottom, isTall: element.offsetHeight > innerHeight - height };
}

const panelHeight = () => (innerHeight * parseFloat(PANEL_HEIGHT)) / 100;

/** Changes the styles of one element. Returns what restores them. */
function changeStyle({ style }: HTMLElement, changed: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(changed).map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(changed)) style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) style.setProperty(name, value);
  };
}
