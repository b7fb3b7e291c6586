import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { shop } from '@/shared/config';
import styles from './WaitingScreen.module.scss';

/**
 * The checkout screen (docs/specification.md, section 2). It covers the window and takes the focus, which the page gets
 * back.
 * @param props.children what a shopper can do meanwhile
 */
export function WaitingScreen({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const main = heading.current?.closest('main');
    heading.current?.focus();
    return () => main?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.screen} aria-busy="true">
      <title>{`Finalizando a compra | ${shop.name}`}</title>
      <div className={styles.mug} aria-hidden="true">
        <div className={styles.coffee} />
        <svg viewBox="0 0 96 96">
          <path d="M18 30h48v42a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12Zm48 8h6a12 12 0 0 1 0 24h-6" />
        </svg>
        <div className={styles.steam}>
          <svg viewBox="0 0 96 96">
            <path d="M32 22q-4-5 0-10m10 10q-4-5 0-10m10 10q-4-5 0-10" />
          </svg>
        </div>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        Aguarde, estamos finalizando sua compra...
      </h1>
      <p>Agradecemos a preferência, volte sempre!</p>
      {children}
    </section>
  );
}
