import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'title'> {
  type?: 'button' | 'submit';
  look?: 'button' | 'primary' | 'quiet' | 'icon' | 'link';
  /** What an icon means. It appears below the button while a mouse is over it or the keyboard's focus is on it. */
  tip?: string;
}

export function Button({ type = 'button', look = 'button', tip, ...props }: Props) {
  return <button type={type} className={look} data-tip={tip} {...props} />;
}
