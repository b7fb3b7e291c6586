import type { ReactNode } from 'react';

/** A part of the panel under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
