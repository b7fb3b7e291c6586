import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import type { OwnLink } from '../config';
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

/** A link that the owner gives: to a page of the shop, or to any other address. */
export function GivenLink({ link: { label, to, title } }: { link: OwnLink }) {
  return title ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>;
}
