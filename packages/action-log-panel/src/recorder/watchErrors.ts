import type { LogNote } from 'action-log';

/** Characters that are kept of a message. */
const LONGEST_MESSAGE = 1000;

/** Notes uncaught errors, and errors that are written to the console. Returns a function that stops it. */
export function watchErrors(logNote: (note: LogNote) => void): () => void {
  const onError = ({ message }: ErrorEvent) => logNote({ error: textOf(message) });
  const onRejection = ({ reason }: PromiseRejectionEvent) => logNote({ error: textOf(reason) });
  const { error } = console;
  console.error = (...all: unknown[]) => {
    logNote({ console: textOf(all.map(textOf).join(' ')) });
    error(...all);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    console.error = error;
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function textOf(value: unknown): string {
  try {
    return String(value).slice(0, LONGEST_MESSAGE);
  } catch {
    return typeof value; // An object that cannot become a text.
  }
}
