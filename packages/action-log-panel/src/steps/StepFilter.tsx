import { useMemo, type RefObject } from 'react';
import type { Log } from 'action-log';
import controls from '../controls.module.scss';
import { Glyph } from '../Glyph';
import { wordFor } from '../names';
import type { Pictures } from './usePictures';
import { slicesOf } from './rows';
import type { Steps } from './useSteps';
import styles from './StepFilter.module.scss';

interface Props {
  log: Log;
  steps: Steps;
  words: Readonly<Record<string, string>>;
  pictures: Pictures;
  search: RefObject<HTMLInputElement | null>;
}

/** Which steps are listed, and whether with pictures. */
export function StepFilter({ log, steps, words, pictures, search }: Props) {
  const { filter, setFilter, rows } = steps;
  const slices = useMemo(() => slicesOf(log), [log]);
  return (
    <div className={styles.filter} role="group" aria-label="Filtro dos passos">
      <input
        ref={search}
        type="text"
        aria-label="Procurar nos passos"
        aria-keyshortcuts="/"
        title="Procurar nos passos ( / )"
        placeholder="Procurar ( / )"
        autoComplete="off"
        className={`${controls.field} ${styles.search}`}
        value={filter.text}
        onChange={({ target }) => setFilter({ ...filter, text: target.value })}
      />
      <select
        aria-label="Mostrar só"
        title="Mostrar só um tipo de passo"
        className={`${controls.field} ${styles.kind}`}
        value={filter.kind}
        onChange={({ target }) => setFilter({ ...filter, kind: target.value })}
      >
        <option value="">Tudo</option>
        {slices.map(([slice, count]) => (
          <option key={slice} value={`slice:${slice}`}>
            {wordFor(words, slice)} ({count})
          </option>
        ))}
        <optgroup label="No meio dos passos">
          <option value="alert">Alertas</option>
          <option value="note">Notas</option>
          <option value="difference">Diferença</option>
        </optgroup>
      </select>
      <button
        type="button"
        className={controls.button}
        aria-label="Miniaturas"
        title="Miniaturas da loja em cada passo"
        aria-pressed={pictures.isOn}
        onClick={() => void pictures.toggle()}
      >
        <Glyph name="picture" />
      </button>
      <p role="status" className="visually-hidden">
        {(filter.text !== '' || filter.kind !== '') && `${rows.length} na lista`}
      </p>
    </div>
  );
}
