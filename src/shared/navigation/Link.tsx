import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the store. */
  to: string;
}

/** A link inside the store. A modified click (new tab, download) keeps the browser's behaviour. */
export function Link({ to, children, ...rest }: Props) {
  const href = useHref(to);
  // A link to the current page is an arrival, too (`visits` in slice.ts); react-router would replace the entry.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace: false });
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
