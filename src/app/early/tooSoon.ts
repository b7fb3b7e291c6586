/** Ms. After a change of the page, a shopper who presses sooner than this has not seen the change (dropBlindPresses.ts). */
export const TOO_SOON = 500;
