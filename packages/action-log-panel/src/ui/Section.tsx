import { useId, type ReactNode, type Ref } from 'react';
import styles from './controls.module.scss';

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
      <h3 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
