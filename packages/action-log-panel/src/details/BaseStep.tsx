import { useId } from 'react';
import { Button } from '../ui/Button';
import { t } from '../words/t';

interface Props {
  at: number;
  length: number;
  /** The step with which the one that is shown is compared; null for the one before it. */
  base: number | null;
  onBase: (base: number | null) => void;
}

/** Chooses the step with which the one that is shown is compared. It stays while other steps are shown. */
export function BaseStep({ at, length, base, onBase }: Props) {
  const id = useId();
  return (
    <p className="row stepDetailsBase">
      <label htmlFor={id}>{t`Comparar com o passo`}</label>
      <input
        id={id}
        type="number"
        min={0}
        max={length}
        placeholder={String(Math.max(0, at - 1))}
        className="field"
        value={base ?? ''}
        onChange={({ target: { value, valueAsNumber } }) =>
          onBase(value === '' ? null : Math.max(0, Math.min(Math.round(valueAsNumber), length)))
        }
      />
      {base === null ? (
        <Button onClick={() => onBase(at)}>{t`Fixar este`}</Button>
      ) : (
        <Button onClick={() => onBase(null)}>{t`Só o anterior`}</Button>
      )}
    </p>
  );
}
