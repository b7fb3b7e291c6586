import type { ReactNode, Ref } from 'react';

interface Props {
  title: string;
  className?: string | undefined;
  /** A heading that can be focused. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the panel under its heading. */
export function Section({ title, className, heading, children }: Props) {
  return (
    <section className={className} aria-label={title}>
      <h3 ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h3>
      {children}
    </section>
  );
}
