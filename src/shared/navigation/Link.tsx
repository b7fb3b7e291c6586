import type { ComponentProps, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the store. */
  to: string;
  /** Which element inside the link becomes a part of the next screen, where the browser has view transitions. */
  morphs?: string;
}

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A link inside the store. What the browser does with a modified click (a new tab, a download) stays its own. */
export function Link({ to, morphs, children, ...rest }: Props) {
  const href = useHref(to);
  // A link to the page that is shown is an arrival as well (`visits` in slice.ts), and not react-router's `replace`.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace: false });
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const moving = morphs && !isModified ? event.currentTarget.querySelector<HTMLElement>(morphs) : null;
    if (!moving || !('startViewTransition' in document) || wantsNoMotion()) return follow(event);
    event.preventDefault();
    moving.dataset.morphs = '';
    const transition = document.startViewTransition(() => flushSync(() => follow(event)));
    transition.ready.catch(() => undefined); // Skipped, by a second click or a hidden tab: the page is there all the same.
  };
  return (
    <a href={href} onClick={onClick} {...rest}>
      {children}
    </a>
  );
}
