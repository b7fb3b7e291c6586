import type { Happening } from '../model/happening';

/** Notes errors that nothing caught, and what is written to the console as an error. Returns what stops it. */
export function watchErrors(note: (one: Happening) => void): () => void {
  const onError = ({ message }: ErrorEvent) => note({ error: message });
  const onRejection = ({ reason }: PromiseRejectionEvent) => note({ error: String(reason) });
  const { error } = console;
  console.error = (...all: unknown[]) => {
    note({ console: all.map(String).join(' ').slice(0, 1000) });
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
