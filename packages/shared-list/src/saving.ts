import type { SecondCopy } from './openSecondCopyLater';
import type { createStoredTexts, StoredTexts, Texts } from './storedTexts';

/** Ms until a list that could not be saved is saved again. */
const RETRY = 1000;

interface Options {
  texts: Pick<ReturnType<typeof createStoredTexts>, 'write'>;
  secondCopy?: SecondCopy | undefined;
  /** Saves the list again. */
  retry: () => void;
}

/** Writes the texts of a list and their second copy, and schedules another attempt if that fails. */
export function createSaving({ texts, secondCopy, retry }: Options) {
  let report: (isSaved: boolean) => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Writes the list (`createStoredTexts`), and reports whether a reload would find it. */
    write(own: Texts, stored: StoredTexts, isChecked: boolean): void {
      const isSaved = texts.write(own, stored, isChecked);
      clearTimeout(timer);
      if (isSaved) secondCopy?.write(own);
      else timer = setTimeout(retry, RETRY);
      report(isSaved);
    },
    onSaved: (callback: typeof report) => void (report = callback),
    close: () => clearTimeout(timer),
  };
}
