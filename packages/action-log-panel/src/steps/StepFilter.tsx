import { useMemo, type RefObject } from 'react';
import type { Log } from 'action-log';
import { Button } from '../ui/Button';
import { Check } from '../ui/Check';
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

/** The filter of the panel's steps (`listedRows` in rows.ts), and whether they are shown with thumbnails. */
export function StepFilter({ log, steps, words, pictures, search }: Props) {
  const { filter, setFilter, rows, isFiltered } = steps;
  const slices = useMemo(() => slicesOf(log), [log]);
  const change = (to: Partial<typeof filter>) => setFilter({ ...filter, ...to });
  return (
    <div className="stepFilter" role="group" aria-label={t`Filtro dos passos`}>
      <input
        ref={search}
        type="text"
        aria-label={t`Procurar nos passos`}
        aria-keyshortcuts="/"
        placeholder={t`Procurar ( / )`}
        autoComplete="off"
        className="field stepFilterSearch"
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <select
        aria-label={t`Mostrar só`}
        className="field stepFilterKind"
        value={filter.kind}
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option value="">{t`Tudo`}</option>
        {slices.map(([slice, count]) => (
          <option key={slice} value={`slice:${slice}`}>
            {wordFor(words, slice)} ({count})
          </option>
        ))}
        <option value="slow">{t`Reducer mais lento`}</option>
        <optgroup label={t`No meio dos passos`}>
          <option value="alert">{t`Alertas`}</option>
          <option value="mark">{t`Notas`}</option>
          <option value="difference">{t`Diferença`}</option>
        </optgroup>
      </select>
      {pictures.toggle && (
        <Button
          aria-label={t`Miniaturas`}
          tip={t`Miniaturas da página em cada passo`}
          aria-pressed={pictures.isOn}
          onClick={() => void pictures.toggle?.()}
        >
          <Glyph name="picture" />
        </Button>
      )}
      <div className="stepFilterChecks">
        <Check
          text={t`Busca no estado`}
          isOn={filter.isInState}
          onChange={(isInState) => change({ isInState })}
        />
        <Check
          text={t`Só mudanças`}
          isOn={filter.hidesUnchanged}
          onChange={(hidesUnchanged) => change({ hidesUnchanged })}
        />
        <Check
          text={t`Sem automáticos`}
          isOn={filter.hidesInternal}
          onChange={(hidesInternal) => change({ hidesInternal })}
        />
      </div>
      <p role="status" className="hidden">
        {isFiltered && t`${rows.length} na lista`}
      </p>
    </div>
  );
}
