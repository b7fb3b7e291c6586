import { useEffect, useId, useState } from 'react';
import { writeLog } from '../file/writeLog';
import type { Log } from '../model/log';
import { keptBefore, keptLog, type Kept } from '../record/kept';
import controls from './controls.module.scss';
import type { Trouble } from './logFile';
import type { QaShop } from './qaShop';
import { saveFile } from './saveFile';
import { countActions, formatMoment } from './wording';
import styles from './KeptRecordings.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  hides: boolean;
  open: (log: Promise<Log | Trouble>) => void;
}

/** The recordings of earlier page loads, which this browser keeps in case a page is reloaded or crashes. */
export function KeptRecordings<State>({ shop, hides, open }: Props<State>) {
  const title = useId();
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  useEffect(() => {
    void keptBefore(performance.timeOrigin).then(setKept);
  }, []);

  const read = (one: Kept, isHidden: boolean): Promise<Log | Trouble> =>
    keptLog(one, shop, isHidden).catch((): Trouble => 'damaged');
  const download = async (one: Kept) => {
    const log = await read(one, hides);
    if (typeof log === 'string') open(Promise.resolve(log));
    else saveFile(log, await writeLog(log));
  };

  return (
    <section className={styles.kept} aria-labelledby={title}>
      <h3 id={title} className={controls.heading}>
        Gravações anteriores, só neste navegador
      </h3>
      {kept?.length === 0 && <p className={styles.none}>Nenhuma ainda.</p>}
      <ul className={styles.list}>
        {kept?.map((one) => (
          <li key={one.id} className={styles.one}>
            <span className={styles.when}>{formatMoment(one.startedAt)}</span>
            <span className={styles.count}>{countActions(one.count)}</span>
            <button
              type="button"
              className={controls.button}
              aria-label={`Abrir a gravação de ${formatMoment(one.startedAt)}`}
              onClick={() => open(read(one, false))}
            >
              Abrir
            </button>
            <button
              type="button"
              className={controls.button}
              aria-label={`Baixar a gravação de ${formatMoment(one.startedAt)}`}
              onClick={() => void download(one)}
            >
              Baixar
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
