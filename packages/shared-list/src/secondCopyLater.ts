import type { openSecondCopy, Texts } from './secondCopy';

/** The second copy of a list; where the browser refuses it, nothing is kept and nothing found. */
export interface SecondCopy {
  read(): Promise<Texts | null>;
  write(texts: Texts): void;
}

/**
 * Opens the second copy once `ready` resolves, so that its code delays no shopper. What is asked of it before is done
 * then, in order.
 */
export function secondCopyLater(
  ready: Promise<unknown>,
  ...of: Parameters<typeof openSecondCopy>
): SecondCopy {
  const copy = ready
    .then(() => import(/* webpackChunkName: "mirror" */ './secondCopy'))
    .then(({ openSecondCopy }) => openSecondCopy(...of))
    .catch(() => null);
  return {
    read: () => copy.then((opened) => opened?.read() ?? null).catch(() => null),
    write: (texts) => void copy.then((opened) => opened?.write(texts)).catch(() => {}),
  };
}
