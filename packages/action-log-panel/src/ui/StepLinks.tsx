interface Props {
  /** The steps, by the number of actions before the state that each led to. */
  counts: readonly number[];
  /** The step that is shown, if it is among them. */
  at?: number;
  /** How many there are in all: of those that are not listed, only the number is shown. */
  of: number;
  textOf: (count: number) => string;
  /** Shows the state after `count` actions. */
  show: (count: number) => void;
}

/** Some steps of a log. A press on one shows its state. */
export function StepLinks({ counts, at, of, textOf, show }: Props) {
  return (
    <ul>
      {counts.map((count) => (
        <li key={count} aria-current={count === at ? 'step' : undefined}>
          <button className="link" onClick={() => show(count)}>
            {`${count}. ${textOf(count)}`}
          </button>
        </li>
      ))}
      {counts.length < of && <li>{`… and ${of - counts.length} more`}</li>}
    </ul>
  );
}
