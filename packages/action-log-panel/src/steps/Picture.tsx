import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Picture.module.scss';
import { trusted } from './trusted';

/** A small picture of the shop, drawn in a task of its own, so that the list scrolls meanwhile. */
export function Picture({ draw, className }: { draw: () => string; className: string | undefined }) {
  const [html, setHtml] = useState('');
  const [{ width, height }] = useState(() => ({ width: innerWidth, height: innerHeight }));
  const work = useEffectEvent(() => setHtml(draw()));
  const isDrawn = html !== '';
  useEffect(() => {
    if (isDrawn) return;
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  });
  return (
    <svg className={`${styles.picture} ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <foreignObject width={width} height={height}>
        <div inert className={styles.page} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
      </foreignObject>
    </svg>
  );
}
