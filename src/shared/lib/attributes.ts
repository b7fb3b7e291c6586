/**
 * Each attribute, and at the end each event, by which parts of the page that cannot call each other talk: the script in the head
 * (src/app/early), the styles, the components, the prerendered document and the recorder. Code writes and reads them
 * by these names. Style sheets cannot, so tools/attributes.test.ts compares theirs with these. Within one folder, a class or an
 * argument does what an attribute would do.
 *
 * Each line says who sets the attribute, who reads it, and when it goes.
 */
export const attributes = {
  // Of <html>
  /**
   * Which parts of a prerendered page the saved cart and choices are about to change: 'cart', 'choices', both or
   * none. With 'choices', 'plain' says that the listing has no opening. Set by early.ts; read by the styles that hide those parts, and by what waits until the page is
   * interactive (tools/replay/shopPage.ts, tests); removed by keepPresses.ts when the application is interactive.
   */
  restoring: 'data-restoring',
  /** The page came back from the browser's page cache before the application ran. Set by early.ts; read by visit.ts; stays. */
  returned: 'data-returned',
  /** A link was pressed before the application ran. Set by keepPresses.ts; read by visit.ts; stays, as the page is left. */
  leaving: 'data-leaving',
  /** The address had `?qa`, which early.ts has taken out of it. Set by early.ts; read by start.tsx; stays. */
  asked: 'data-asked',

  /** The font and the lower pictures are not requested yet. Set by slowLine.ts; read by _tokens.scss and Listing.module.scss; removed by slowLine.ts. */
  later: 'data-later',

  // Of the root element, in which the application is rendered
  /** The page that was prerendered in it. Set by the build (documents.ts); read by start.tsx; stays. */
  page: 'data-page',
  /** The path of the listing that was prerendered in it. Set by the build; read by start.tsx; stays. */
  listing: 'data-listing',
  /** The application's first script has run. Set by browser.ts; read by it and by watchScripts.ts; stays. */
  started: 'data-started',

  // Of the head's elements
  /** Of the script in the head: the page shows nothing before the products arrive. Set by the build; read by early.ts; stays. */
  frame: 'data-frame',
  /** Of the script in the head: the address of the text's font. Set by the build; read by early.ts; stays. */
  font: 'data-font',
  /** Of a `<style>`: the address of the style sheet that it replaces. Set by the build; read by webpack's loader of chunks, which has the name; stays. */
  sheet: 'data-href',

  // Of elements of the components
  /** The element shows what is 'cart' or 'choices'. Set by components; read by global.scss, beside `restoring`; stays. */
  saved: 'data-saved',
  /** The outline of a page whose code is loading. Set by routes.tsx; read by painted.ts, which waits until it is gone. */
  outline: 'data-outline',
  /** The copy of a line that was removed, which folds. Set by foldLines.ts; read by painted.ts, which waits until it is gone. */
  folding: 'data-folding',
  /** The line of the product that was just added. Set by Arrival.tsx; read by CartLine.module.scss; goes with the line. */
  added: 'data-added',
  /**
   * The element, or the attributes of it that the value names, is not in the store. Set by components; read by the
   * recorder's outline (packages/action-log), which leaves it out, and by pageFaults.ts (packages/action-log-cli); both
   * have the name; stays.
   */
  local: 'data-local',
  /** Texts that only a style sheet shows, by `attr()`. Set by FinishBar.tsx and BuyBar.tsx; read by the sheets beside them; stay. */
  total: 'data-total',
  price: 'data-price',
  version: 'data-version',
} as const;

/** An attribute of `attributes` as a property of a JSX element. */
export const marked = (name: keyof typeof attributes, value: string | undefined = '') => ({
  [attributes[name]]: value,
});

// The events of the document, by which the script in the head and the application talk. Each says who sends it, and who
// hears it.

/**
 * The application answers presses from now on. Sent once, by Arrival.tsx; heard by keepPresses.ts, which repeats what
 * was pressed, by watchScripts.ts, which stops waiting, and by start.tsx, which reports pictures that did not load.
 */
export const INTERACTIVE = 'interactive';

/** The application has thrown an error before it was interactive. Sent by browser.ts; heard by watchScripts.ts, which shows the notice. */
export const FAILED = 'failed';

/** A script that was requested again has run. Sent by watchScripts.ts; heard by start.tsx, which waits for its page's script. */
export const ARRIVED = 'arrived';
