import { useId, type ReactNode, type Ref } from 'react';

interface Props {
  title: string;
  className?: string | undefined;
  /** A heading that can be focused. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the panel under its heading, which also names it. */
export function Section({ title, className, heading, children }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className="heading">
        {title}
      </h3>
      {children}
    </section>
  );
}
