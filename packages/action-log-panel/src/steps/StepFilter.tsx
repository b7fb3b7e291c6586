import { useMemo, type RefObject } from 'react';
import type { Log } from 'action-log';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.scss';
import { Glyph } from '../ui/Glyph';
import root from '../ui/root.module.scss';
import { wordFor, type Names } from '../words/names';
import { slicesOf } from './rows';
import styles from './StepFilter.module.scss';
import type { Pictures } from './usePictures';
import type { Steps } from './useSteps';

interface Props {
  log: Log;
  steps: Steps;
  words: Names['words'];
  pictures: Pictures;
  search: RefObject<HTMLInputElement | null>;
}

/** The filter of the panel's steps: by text, by slice or by remark (`listedRows` in rows.ts), and whether with thumbnails. */
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
      {pictures.toggle && (
        <Button
          aria-label="Miniaturas"
          title="Miniaturas da página em cada passo"
          aria-pressed={pictures.isOn}
          onClick={() => void pictures.toggle?.()}
        >
          <Glyph name="picture" />
        </Button>
      )}
      <p role="status" className={root.hidden}>
        {(filter.text !== '' || filter.kind !== '') && `${rows.length} na lista`}
      </p>
    </div>
  );
}
