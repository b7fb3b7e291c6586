import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Picture.module.scss';

/** A thumbnail of the app, drawn in a later task, so that the list scrolls meanwhile. */
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
        <div inert data-picture className={styles.page} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
      </foreignObject>
    </svg>
  );
}

let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/**
 * Allows a picture's HTML on a page that demands Trusted Types: React wrote it and escaped all texts in it. Such a page has to
 * list the policy's name under `trusted-types`.
 */
function trusted(html: string): string | TrustedHTML {
  policy ??= window.trustedTypes?.createPolicy('action-log-pictures', { createHTML: (text: string) => text });
  return policy?.createHTML(html) ?? html;
}
