import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { shop } from '@/shared/config';
import { OrderDrawing } from './OrderDrawing';
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
      <div className={styles.content}>
        <OrderDrawing />
        <h1 ref={heading} tabIndex={-1}>
          Aguarde, estamos finalizando sua compra...
        </h1>
        <p>Agradecemos a preferência, volte sempre!</p>
        {children}
      </div>
    </section>
  );
}
