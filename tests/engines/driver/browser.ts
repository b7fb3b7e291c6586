import type { ShopPage } from '../../drive/shopper';

/** The engines of Chrome and Edge, of Firefox and of Safari. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** A real browser with one profile for all tabs. */
export interface EngineBrowser {
  name: Engine;
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** An element that was found by its role and accessible name. */
export interface Found {
  text: string;
  isFocused: boolean;
}

/**
 * A tab as a person uses it: real pointer presses and real keys, through the browser's own driver. It accepts alerts.
 * Names are whole accessible names, or regular expressions. Hidden elements do not count. A press waits, for 15 s at
 * most, until the element is there, does not move and is not covered; otherwise it throws an Error with the reason.
 */
export interface Tab extends ShopPage {
  /** Opens an address and waits for the document's load event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs a function in the page and returns its awaited result. Arguments and result pass as JSON, and the function
   * cannot use anything of its file.
   */
  evaluate<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** All elements with the role and the name, in the order of the page. */
  all(role: string, name: string | RegExp | undefined): Promise<Found[]>;
  /** Presses keys one after another, by their names in `KeyboardEvent.key`: 'Tab', 'Control+Shift+L'. */
  keys(...keys: string[]): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /**
   * Chooses a file of this machine in the first file input that matches a CSS selector, also in a shadow root; such inputs
   * are hidden.
   */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Gives the page a size, in CSS pixels. WebKit's window cannot be narrower than its toolbar. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** What a driver can do with a tab. `makeTab` adds the rest. */
export interface TabDriver extends Pick<
  Tab,
  'goto' | 'reload' | 'back' | 'keys' | 'type' | 'chooseFile' | 'resize' | 'screenshot' | 'close'
> {
  /** Runs an expression in the page; a promise is awaited. */
  run(expression: string): Promise<unknown>;
  /** Presses a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
}
