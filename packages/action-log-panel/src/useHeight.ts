import { useLayoutEffect, useState } from 'react';
import type { QaShop } from './qaShop';

/** Percent of the window's height. */
const [LEAST, USUAL, MOST] = [20, 50, 90];

/** How much of the window's height the panel takes, in percent: a person drags it, and the shop remembers it. */
export function useHeight({ readHeight, keepHeight }: Pick<QaShop<unknown>, 'readHeight' | 'keepHeight'>) {
  const [percent, setPercent] = useState(() => within(readHeight() ?? USUAL));
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--qa-height', `${percent}vh`);
    return () => void style.removeProperty('--qa-height');
  }, [percent]);
  return {
    percent,
    least: LEAST,
    most: MOST,
    resize(to: number) {
      setPercent(within(to));
      keepHeight(within(to));
    },
  };
}

function within(percent: number): number {
  return Math.round(Math.max(LEAST, Math.min(percent, MOST)));
}
