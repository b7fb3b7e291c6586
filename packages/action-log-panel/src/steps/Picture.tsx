import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { PanelElement } from '../ui/PanelElement';

/**
 * A thumbnail of the app, drawn in a later task, so that the list scrolls meanwhile. It is outside of the panel's shadow root, so
 * that the app's styles apply to it.
 */
export function Picture({ draw, className }: { draw: () => string; className: string | undefined }) {
  const [html, setHtml] = useState('');
  const [{ width, height }] = useState(() => ({ width: innerWidth, height: innerHeight }));
  const work = useEffectEvent(() => setHtml(draw()));
  const isDrawn = html !== '';
  const element = use(PanelElement);
  const id = useId();
  useEffect(() => {
    if (isDrawn) return;
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  });
  return (
    <svg className={`picture ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <foreignObject width={width} height={height}>
        <slot name={id} className="picturePage" />
      </foreignObject>
      {element &&
        createPortal(
          <div
            inert
            aria-hidden
            slot={id}
            style={lookOfPage()}
            dangerouslySetInnerHTML={{ __html: trusted(html) }}
          />,
          element,
        )}
    </svg>
  );
}

/** What a thumbnail would inherit in the page, light or dark as the page is; its background may be the root's. */
function lookOfPage() {
  const looks = [document.body, document.documentElement].map((element) => getComputedStyle(element));
  const colored = looks.find(({ background }) => !background.startsWith('rgba(0, 0, 0, 0) none'));
  const { font, color, colorScheme, letterSpacing } = getComputedStyle(document.body);
  return {
    font,
    color,
    colorScheme,
    letterSpacing,
    background: colored?.background ?? 'canvas',
    minHeight: '100%',
  };
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
