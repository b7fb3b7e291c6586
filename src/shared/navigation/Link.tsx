import type { ComponentProps, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { locationChanged } from './slice';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the store. */
  to: string;
  /** Which element inside the link becomes a part of the next screen, where the browser has view transitions. */
  morphs?: string;
}

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A link inside the store. What the browser does with a modified click (a new tab, a download) stays its own. */
export function Link({ to, morphs, children, ...rest }: Props) {
  const dispatch = useDispatch();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const go = () => dispatch(locationChanged({ to, arrival: 'pushed' }));
    const moving = morphs ? event.currentTarget.querySelector<HTMLElement>(morphs) : null;
    if (!moving || !('startViewTransition' in document) || wantsNoMotion()) return go();
    moving.dataset.morphs = '';
    const transition = document.startViewTransition(() => flushSync(go));
    transition.ready.catch(() => undefined); // Skipped, by a second click or a hidden tab: the page is there all the same.
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
