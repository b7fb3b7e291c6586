import type { Control, ShopPage } from '../../drive/shopper';

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

/**
 * A tab as a person uses it: real pointer presses and real keys, through the browser's own driver. It accepts
 * alerts. Names are whole accessible names, or regular expressions. Hidden elements do not count. A press
 * waits, for 15 s at most, until the element can be pressed; otherwise it throws an Error with the reason.
 */
export interface Tab extends ShopPage {
  /** Opens an address and waits for the document's load event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page and returns its awaited result. Argument and result pass as JSON, and the
   * function cannot use anything of its file.
   */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  evaluate<Answer>(run: () => Answer | Promise<Answer>): Promise<Answer>;
  getByRole(role: string, options?: { name?: string | RegExp }): Elements;
  /** Presses keys one after another, by their names in `KeyboardEvent.key`: 'Tab', 'Control+Shift+L'. */
  keys(...keys: string[]): Promise<void>;
  /**
   * Chooses a file of this machine in the first file input that matches a CSS selector, also in a shadow
   * root; such inputs are hidden.
   */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Gives the page a size, in CSS pixels. WebKit's window cannot be narrower than its toolbar. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** All elements with a role and a name, in the order of the page. */
interface Elements extends Control {
  allInnerTexts(): Promise<string[]>;
  isFocused(): Promise<boolean>;
}
