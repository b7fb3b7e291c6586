import { memo } from 'react';
import { formatElapsed } from '../formats';
import type { Row, StepRow } from './sentences';

/** The sign and the name of a remark. */
const remarks = { alert: ['!', 'Alert'], difference: ['≠', 'Difference'], mark: ['⚑', 'Note'] } as const;

/** A remark lacks what only a step has. */
interface Props extends Row, Partial<Omit<StepRow, keyof Row>> {
  id: string;
  isCurrent: boolean;
}

/** A line of the list of steps. It is memoized: of thousands of lines few change when another step is shown. */
export const StepLine = memo(function StepLine({
  id,
  kind,
  count,
  text,
  type = '',
  elapsed,
  isCurrent,
}: Props) {
  const [slice = ''] = type.split('/');
  const number = count === 0 ? '' : `Step ${count}: `;
  const [sign, name] = kind === 'step' ? [count, `${number}${text}. ${slice}`] : remarks[kind];
  return (
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-label={kind === 'step' ? name : `${name}: ${text}`}
      title={text}
      className="stepRow"
      data-kind={kind}
      data-count={count}
    >
      <span>{sign}</span>
      <span className="stepRowText">{text}</span>
      <span>{slice}</span>
      <span>{elapsed !== undefined && formatElapsed(elapsed)}</span>
    </div>
  );
});
