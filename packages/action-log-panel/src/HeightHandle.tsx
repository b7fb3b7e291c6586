import type { KeyboardEvent } from 'react';
import type { QaShop } from './qaShop';
import { useHeight } from './useHeight';
import styles from './HeightHandle.module.scss';

const STEP = 5;

/** The panel's upper edge, which can be dragged, or moved by keys. */
export function HeightHandle({ shop }: { shop: Pick<QaShop<unknown>, 'readHeight' | 'keepHeight'> }) {
  const { percent, least, most, resize } = useHeight(shop);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: percent + STEP, ArrowDown: percent - STEP, Home: least, End: most }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    resize(to);
  };
  return (
    <div
      role="slider"
      aria-label="Altura do painel"
      aria-orientation="vertical"
      aria-valuenow={percent}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={`${percent}% da janela`}
      title="Arraste para mudar a altura do painel"
      tabIndex={0}
      className={styles.handle}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientY }) => {
        if (currentTarget.hasPointerCapture(pointerId)) resize(100 - (clientY / innerHeight) * 100);
      }}
    />
  );
}
