import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { withBase } from '@/shared/lib';
import { locationChanged } from './slice';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the shop. */
  to: string;
  /** Whether the catalogue shows everything again. */
  startsOver?: true;
}

/** A link inside the shop. A plain press dispatches an event; any other (new tab, download) is the browser's. */
export function Link({ to, startsOver, children, ...rest }: Props) {
  const dispatch = useDispatch();
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    dispatch(locationChanged({ to, arrival: 'pushed', ...(startsOver && { startsOver }) }));
  };
  return (
    <a href={withBase(to)} onClick={follow} data-starts-over={startsOver} {...rest}>
      {children}
    </a>
  );
}

/** Whether a click has the main button and no modifier key. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
