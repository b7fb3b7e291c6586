import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  type?: 'button' | 'submit';
  look?: 'button' | 'primary' | 'quiet';
}

export function Button({ type = 'button', look = 'button', ...props }: Props) {
  return <button type={type} className={look} {...props} />;
}
