let name = 'app';

/**
 * Sets the name of the app, after which files, downloads and the database are called: 'app' by default. Call it once,
 * before anything is recorded or read.
 */
export function nameLogs(given: string): void {
  name = given;
}

export const ownName = () => name;

/** The `format` in a log's file, and the name of the database. */
export const logFormat = () => `${name}-log`;
