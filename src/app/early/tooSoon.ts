/** A shopper who presses sooner than this many ms after a change of the page has not seen the change (dropBlindPresses.ts). */
export const TOO_SOON = 500;
