import type { LogNote } from 'action-log';

/** Characters that are kept of a message. */
const LONGEST_MESSAGE = 1000;

/** Notes uncaught errors, and errors that are written to the console. */
export function watchErrors(logNote: (note: LogNote) => void): void {
  const { error } = console;
  console.error = (...all: unknown[]) => {
    logNote({ console: textOf(all.map(textOf).join(' ')) });
    error(...all);
  };
  addEventListener('error', ({ message }) => logNote({ error: textOf(message) }));
  addEventListener('unhandledrejection', ({ reason }) => logNote({ error: textOf(reason) }));
}

function textOf(value: unknown): string {
  try {
    return String(value).slice(0, LONGEST_MESSAGE);
  } catch {
    return typeof value; // An object that cannot become a text.
  }
}
