import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { OwnLink } from '@/shared/config';
import { hasModifier, withBase } from '@/shared/lib';
import { locationChanged } from './slice';

interface EventProps extends ComponentProps<'a'> {
  /** A rooted path of the shop. A link without one does nothing, but keeps the focus. */
  to: string | undefined;
  /** A press without a modifier key. The browser follows the link after all others, and before the scripts run. */
  onPress: () => void;
}

/** A link whose press is an event of the shop. */
export function EventLink({ to, onPress, ...rest }: EventProps) {
  const onClick = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    onPress();
  };
  const without = { role: 'link', tabIndex: 0, 'aria-disabled': true } as const;
  return to === undefined ? (
    <a {...without} {...rest} />
  ) : (
    <a href={withBase(to)} onClick={onClick} {...rest} />
  );
}

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
