import { useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { t } from '../words/t';

/** Percent of the window's height. */
const [LEAST, MOST, STEP] = [20, 90, 5];
/** A narrow window shows the parts of the panel one below the other. */
const usual = () => (innerWidth > 700 ? 50 : 60);

/** The panel's upper edge, which a person drags or moves by keys. The browser remembers the height. */
export function HeightHandle({ name }: { name: string }) {
  const [percent, setPercent] = useState(() => readHeight(name));
  useLayoutEffect(() => {
    const { style } = document.documentElement; // Not the panel: the body keeps room for it (openPanel.tsx).
    style.setProperty('--qa-height', `${percent}vh`);
    return () => void style.removeProperty('--qa-height');
  }, [percent]);
  const resize = (to: number) => {
    setPercent(within(to));
    keepHeight(within(to), name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: percent + STEP, ArrowDown: percent - STEP, Home: LEAST, End: MOST }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    resize(to);
  };
  return (
    <div
      role="slider"
      aria-label={t`Altura do painel`}
      aria-orientation="vertical"
      aria-valuenow={percent}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuetext={t`${percent}% da janela`}
      data-tip={t`Arraste, ou use as setas, para mudar a altura`}
      tabIndex={0}
      className="heightHandle"
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientY }) => {
        if (currentTarget.hasPointerCapture(pointerId)) resize(100 - (clientY / innerHeight) * 100);
      }}
    />
  );
}

function within(percent: number): number {
  return Math.round(Math.max(LEAST, Math.min(percent, MOST)));
}

const heightKey = (name: string) => `${name}:qa-height`;

function readHeight(name: string): number {
  try {
    const percent = Number(localStorage.getItem(heightKey(name)));
    return within(percent > 0 ? percent : usual());
  } catch {
    return usual(); // Storage is forbidden.
  }
}

function keepHeight(percent: number, name: string): void {
  try {
    localStorage.setItem(heightKey(name), String(percent));
  } catch {
    // Storage is forbidden or full: the next page load has the usual height.
  }
}
