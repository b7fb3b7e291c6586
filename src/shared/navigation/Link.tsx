import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the store. */
  to: string;
}

/** A link inside the store. What the browser does with a modified click (a new tab, a download) stays its own. */
export function Link({ to, children, ...rest }: Props) {
  const href = useHref(to);
  // A link to the page that is shown is an arrival as well (`visits` in slice.ts), and not react-router's `replace`.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace: false });
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
