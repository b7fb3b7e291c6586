// The events of the document by which the scripts in the head (src/app/early) and the application talk. Beside the
// attributes (attributes.ts), they are all that the two say to each other. Each line says who sends the event, and who hears it.

/**
 * The application answers presses from now on. Sent once, by Arrival.tsx; heard by keepPresses.ts, which repeats what
 * was pressed, by watchScripts.ts, which stops waiting, and by start.tsx, which reports pictures that did not load.
 */
export const INTERACTIVE = 'interactive';

/** The application has thrown an error before it was interactive. Sent by browser.ts; heard by watchScripts.ts, which shows the notice. */
export const FAILED = 'failed';

/** A script that was requested again has run. Sent by watchScripts.ts; heard by start.tsx, which waits for its page's script. */
export const ARRIVED = 'arrived';
