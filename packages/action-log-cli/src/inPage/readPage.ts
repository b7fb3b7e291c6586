import { outline } from 'action-log';
import type { AppInPage } from '../app';
import { focused } from './position';

/** What a page shows, and how it is, at one moment. */
export interface Reading {
  /** Whether the page can be used, and no picture in the window is loading. */
  isReady: boolean;
  /** The outline. */
  lines: readonly string[];
  /** What else a person notices. */
  facts: Readonly<{
    address: string;
    focus: string;
    /** CSS pixels. */
    scroll: number;
  }>;
  /** CSS pixels; undefined if the page need not be scrolled to any position. */
  expectedScroll: number | undefined;
  /** What is wrong with the page in any state. */
  faults: Readonly<Record<string, unknown>>;
  /** The texts of the alerts that the walk has not taken yet. */
  alerts: readonly string[];
  /** The addresses of pictures that could not be loaded. */
  failedPictures: readonly string[];
  /** Texts by key of localStorage. */
  stored: Readonly<Record<string, string>>;
}

/** Resolves when the app has done what it has to do: a task of the lowest priority comes after its own. */
const idle = () => scheduler.postTask(() => {}, { priority: 'background' });

/** An alert that was shown, and the outline of the page at that moment. */
export interface ShownAlert {
  text: string;
  lines: readonly string[];
}

/**
 * @param app says whether the page is ready, what of it is compared, and what is wrong with it
 * @param expectedScroll where the page has to be scrolled to
 */
export function createReadPage(
  {
    isReady = () => document.readyState === 'complete',
    comparableHtml = (html) => html,
    faults = () => ({}),
  }: AppInPage,
  expectedScroll: () => number | undefined,
) {
  let alerts: ShownAlert[] = [];
  const failedPictures = new Set<string>();
  let basePath = '';
  // A log's addresses begin at the root.
  const linesNow = () => outline(comparableHtml(liveHtml().replaceAll(`href="${basePath}/`, 'href="/')));
  /** An address of the app from its root; another one is returned as it is. */
  const pathOf = (address: string) =>
    address.startsWith(`${location.origin}${basePath}/`)
      ? address.slice(location.origin.length + basePath.length)
      : address;
  return {
    /** Notes pictures that fail, and the app's alerts, in place of a dialog that somebody would have to close. */
    watchPage(path: string): void {
      basePath = path;
      window.alert = (text) => void alerts.push({ text: String(text), lines: linesNow() });
      const note = ({ target }: Event) => {
        if (target instanceof HTMLImageElement) failedPictures.add(pathOf(target.currentSrc || target.src));
      };
      window.addEventListener('error', note, true);
    },

    /** The alerts since the last call. */
    takeAlerts(): readonly ShownAlert[] {
      const taken = alerts;
      alerts = [];
      return taken;
    },

    async readPage(): Promise<Reading> {
      await idle();
      return {
        isReady: isReady() && ![...document.images].some(isLoading),
        lines: linesNow(),
        facts: {
          address: pathOf(location.href),
          focus: focused(),
          scroll: Math.round(window.scrollY),
        },
        expectedScroll: expectedScroll(),
        faults: faults(),
        alerts: alerts.map(({ text }) => text),
        failedPictures: [...failedPictures],
        stored: Object.fromEntries(Object.entries(localStorage)),
      };
    },
  };
}

/** Whether a picture in the window has not arrived yet. A lazy picture below the window does not count. */
function isLoading(image: HTMLImageElement): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return !image.complete && top < window.innerHeight && bottom > 0 && image.checkVisibility();
}

/** The HTML of the document. What a person checked or chose is in properties, which become attributes. */
function liveHtml(): string {
  const copy = document.documentElement.cloneNode(true) as Element;
  const originals = document.querySelectorAll('input, option');
  const copies = copy.querySelectorAll('input, option');
  for (const [index, control] of originals.entries()) {
    if (control instanceof HTMLOptionElement) copies[index]?.toggleAttribute('selected', control.selected);
    else if (control instanceof HTMLInputElement) copies[index]?.toggleAttribute('checked', control.checked);
  }
  return copy.outerHTML;
}
