/**
 * Whether a browser has what the application is written for: Baseline 'widely available' (docs/contract.md, Browsers).
 * `toSorted` is among the newest methods that the compiler lets this source call (`lib` in tsconfig.json), so a
 * browser with it has the others.
 */
export const isCurrentBrowser = () => 'toSorted' in Array.prototype;
