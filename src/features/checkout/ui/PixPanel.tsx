import { useCallback, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { formatBRL, marked } from '@/shared/lib';
import { createChunk, useChunk } from '@/shared/ui';
import { selectCharge } from '../model/slice';
import styles from './PixPanel.module.scss';

/** The code of Pix and its QR code, which most visits never show. */
export const pixCodeChunk = createChunk(() => import(/* webpackChunkName: "pix" */ './PixCode'));

/**
 * How the last order is paid by Pix: the amount, the 'copia e cola' code and its QR code; nothing if there is no such
 * order. Pages use it only in a branch of `shop.pix ?`: the build then leaves it out if the owner gives no key.
 * @param props.note what is said below the amount
 */
export function PixPanel({ note }: { note: string }) {
  const charge = useSelector(selectCharge);
  const heading = useId();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  const onFail = useCallback(() => setFailedTry(tries), [tries]);
  const loaded = useChunk(pixCodeChunk, charge && `try ${tries}`, onFail);
  if (!charge) return null;
  const { number, amount } = charge;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{`Pague com Pix: ${formatBRL(amount)}`}</h2>
      <p>{`Pedido ${number}. ${note}`}</p>
      <div className={styles.code}>
        {loaded && <loaded.PixCode charge={charge} />}
        {/* Whether the code's chunk has failed to load is not in the store. */}
        {!loaded && failedTry === tries && (
          <p role="alert" {...marked('local')}>
            <span>O código Pix não carregou. </span>
            <button type="button" className={styles.again} onClick={() => setTries(tries + 1)}>
              Tentar de novo
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
