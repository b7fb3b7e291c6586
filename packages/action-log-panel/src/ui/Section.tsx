import type { ReactNode, Ref } from 'react';

interface Props {
  title: string;
  /** A heading that can be focused. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the panel under its heading. */
export function Section({ title, heading, children }: Props) {
  return (
    <section className="stack" aria-label={title}>
      <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
