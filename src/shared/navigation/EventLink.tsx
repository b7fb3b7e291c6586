import type { ComponentProps, MouseEvent } from 'react';
import { withBase } from '@/shared/lib';

interface Props extends ComponentProps<'a'> {
  /** A rooted path of the shop. Without one the link does nothing, but keeps the focus. */
  to: string | undefined;
  /** A press with no key held. All others, and those before the scripts run, are the browser's. */
  onPress: () => void;
}

/** A link whose press is an event of the shop. */
export function EventLink({ to, onPress, ...rest }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return;
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
