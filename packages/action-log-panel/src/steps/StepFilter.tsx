import { useMemo, type RefObject } from 'react';
import type { Log } from 'action-log';
import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { wordFor, type Names } from '../words/names';
import { slicesOf } from './rows';
import type { Pictures } from './usePictures';
import type { Steps } from './useSteps';
import { t } from '../words/t';

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
    <div className="stepFilterFilter" role="group" aria-label={t`Filtro dos passos`}>
      <input
        ref={search}
        type="text"
        aria-label={t`Procurar nos passos`}
        aria-keyshortcuts="/"
        title={t`Procurar nos passos ( / )`}
        placeholder={t`Procurar ( / )`}
        autoComplete="off"
        className="field stepFilterSearch"
        value={filter.text}
        onChange={({ target }) => setFilter({ ...filter, text: target.value })}
      />
      <select
        aria-label={t`Mostrar só`}
        title={t`Mostrar só um tipo de passo`}
        className="field stepFilterKind"
        value={filter.kind}
        onChange={({ target }) => setFilter({ ...filter, kind: target.value })}
      >
        <option value="">{t`Tudo`}</option>
        {slices.map(([slice, count]) => (
          <option key={slice} value={`slice:${slice}`}>
            {wordFor(words, slice)} ({count})
          </option>
        ))}
        <optgroup label={t`No meio dos passos`}>
          <option value="alert">{t`Alertas`}</option>
          <option value="note">{t`Notas`}</option>
          <option value="difference">{t`Diferença`}</option>
        </optgroup>
      </select>
      {pictures.toggle && (
        <Button
          aria-label={t`Miniaturas`}
          title={t`Miniaturas da página em cada passo`}
          aria-pressed={pictures.isOn}
          onClick={() => void pictures.toggle?.()}
        >
          <Glyph name="picture" />
        </Button>
      )}
      <p role="status" className="hidden">
        {(filter.text !== '' || filter.kind !== '') && t`${rows.length} na lista`}
      </p>
    </div>
  );
}
