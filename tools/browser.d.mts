/** What every Chromium of this project is started with: any user and machine will do, and it calls nobody unasked. */
export const browserFlags: string[];

/** The path of a Chromium that runs (CHROMIUM_PATH first, then the PATH), or undefined. Nothing is installed. */
export function findBrowser(): string | undefined;

/** The same, installed with apt-get first if there is none. Throws an Error that says what to do. */
export function ensureBrowser(): string;
