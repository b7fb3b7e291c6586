import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { withBase } from '@/shared/lib';
import { locationChanged } from './slice';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the store. */
  to: string;
  /** Whether the catalogue shows everything again. */
  startsOver?: true;
}

/** A link inside the store. A modified click (new tab, download) keeps the browser's behaviour. */
export function Link({ to, startsOver, children, ...rest }: Props) {
  return (
    <a href={withBase(to)} onClick={useFollow(to, startsOver)} data-starts-over={startsOver} {...rest}>
      {children}
    </a>
  );
}

/** Makes a click on a link a navigation in the store. A link to the current page is an arrival, too (`visits` in slice.ts). */
export function useFollow(to: string, startsOver?: true) {
  const dispatch = useDispatch();
  return (event: MouseEvent) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    dispatch(locationChanged({ to, arrival: 'pushed', ...(startsOver && { startsOver }) }));
  };
}
