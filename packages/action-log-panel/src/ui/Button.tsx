import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  look?: 'button' | 'primary' | 'quiet' | 'icon' | 'link';
}

export function Button({ look = 'button', ...props }: Props) {
  return <button type="button" className={look} {...props} />;
}
