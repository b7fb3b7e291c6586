import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { EventLink } from './EventLink';
import { locationChanged } from './slice';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the shop. */
  to: string;
  /** Whether the catalogue shows everything again. */
  startsOver?: true;
}

/** A link to a page of the shop. One to the current page is an arrival, too (`visits` in slice.ts). */
export function Link({ to, startsOver, ...rest }: Props) {
  const dispatch = useDispatch();
  const follow = () =>
    dispatch(locationChanged({ to, arrival: 'pushed', ...(startsOver && { startsOver }) }));
  return <EventLink to={to} onPress={follow} {...rest} />;
}
