import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the shop. */
  to: string;
  /** Whether the catalogue shows everything again. */
  startsOver?: true;
}

/** A link inside the shop. A modified click (new tab, download) keeps the browser's behaviour. */
export function Link({ to, startsOver, children, ...rest }: Props) {
  const href = useHref(to);
  // A link to the current page is an arrival, too (`visits` in slice.ts); react-router would replace the entry.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace: false,
    state: startsOver && { startsOver },
  });
  return (
    <a href={href} onClick={follow} data-starts-over={startsOver} {...rest}>
      {children}
    </a>
  );
}
