let name = 'app';

/**
 * Says whose logs they are: files, downloads and the database are called after it. To be called once, before anything
 * is recorded or read; without it they are those of 'app'.
 */
export function nameLogs(given: string): void {
  name = given;
}

export const ownName = () => name;

/** What a log's file names as its format, and what the database is called. */
export const logFormat = () => `${name}-log`;
