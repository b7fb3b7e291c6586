interface Props {
  at: number;
  length: number;
  /** The step with which the one that is shown is compared; null for the one before it. */
  base: number | null;
  onBase: (base: number | null) => void;
}

/** Chooses the step with which the one that is shown is compared, until the field is emptied. */
export function BaseStep({ at, length, base, onBase }: Props) {
  return (
    <label className="buttons stepDetailsWide">
      Compare with step
      <input
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
    </label>
  );
}
