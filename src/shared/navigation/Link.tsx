import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { locationChanged } from './slice';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the store. */
  to: string;
}

/** A link inside the store. What the browser does with a modified click (a new tab, a download) stays its own. */
export function Link({ to, children, ...rest }: Props) {
  const dispatch = useDispatch();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dispatch(locationChanged({ to, arrival: 'pushed' }));
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
