import type { Texts } from './storedTexts';

/** The second copy of a list. If the browser refuses it, nothing is kept and nothing is found. */
export interface SecondCopy {
  read(): Promise<Texts | null>;
  write(texts: Texts): void;
}

/**
 * Opens the second copy (`openSecondCopy`) when `ready` resolves, so that its code does not delay the page.
 * Earlier calls wait in order.
 * @param name of the database
 */
export function openSecondCopyLater(ready: Promise<unknown>, name: string): SecondCopy {
  const copy = ready
    .then(() => import(/* webpackChunkName: "saved" */ './secondCopy'))
    .then(({ openSecondCopy }) => openSecondCopy(name))
    .catch(() => null);
  return {
    read: () => copy.then((opened) => opened?.read() ?? null).catch(() => null),
    write: (texts) => void copy.then((opened) => opened?.write(texts)).catch(() => {}),
  };
}
