/** The three engines that shoppers' browsers have: Chrome and Edge, Firefox, Safari. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** A real browser with one profile, which all of its tabs share. */
export interface EngineBrowser {
  name: Engine;
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What is found on a page by its role and accessible name. */
export interface Found {
  text: string;
  isFocused: boolean;
  /** Of a field; empty for everything else. */
  value: string;
}

/**
 * A tab as a person uses it: real pointer presses and real keys, through the browser's own driver. Alerts are accepted.
 * Names are whole accessible names, or regular expressions; only what is not hidden counts.
 */
export interface Tab {
  /** Opens an address and waits for the document's load event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs a function in the page and returns what it answers, awaited. Arguments and answer pass as JSON; the function
   * sees nothing of the file in which it stands.
   */
  evaluate<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** All that have the role, and the name if one is given, in the order of the page. */
  all(role: string, name?: string | RegExp): Promise<Found[]>;
  /**
   * Presses the middle of the first that has the role and the name. It waits, for 15 s at most, until it is there, rests,
   * and nothing lies over it; throws an Error that says what was the matter.
   */
  press(role: string, name: string | RegExp): Promise<void>;
  /** Presses keys one after another: names as in `KeyboardEvent.key`, with others held: 'Tab', 'Control+Shift+L'. */
  keys(...keys: string[]): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /** Chooses a file of this machine in the first file input that matches a CSS selector; such inputs are hidden. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Gives the page a size, in CSS pixels. WebKit's window cannot be narrower than its toolbar. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** What a driver can do with a tab; a `Tab` is made of it. */
export interface TabDriver extends Pick<
  Tab,
  'goto' | 'reload' | 'back' | 'keys' | 'type' | 'chooseFile' | 'resize' | 'screenshot' | 'close'
> {
  /** Runs an expression in the page; a promise is awaited. */
  run(expression: string): Promise<unknown>;
  /** Presses a place of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
}
