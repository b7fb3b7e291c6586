import { useState } from 'react';
import { formatElapsed } from '../formats';
import type { Logs } from '../opening/useLogs';
import type { StepRow } from '../steps/sentences';

interface Props<State> {
  logs: Logs<State>;
  steps: readonly StepRow[];
}

/** The step that is shown, the slider over all steps, which takes the focus, and the buttons that step. */
export function Player<State>({ logs: { timeline, at, jump }, steps }: Props<State>) {
  const [announced, setAnnounced] = useState('');
  const { length } = timeline;
  const { text = '', elapsed = 0 } = steps[at] ?? {};
  const buttons = [
    { name: 'Previous step', sign: '◂', to: at - 1 },
    { name: 'Next step', sign: '▸', to: at + 1 },
  ];
  return (
    <div className="head stack" role="group" aria-label="Player">
      <div className="buttons">
        <p>{`${at} of ${length}`}</p>
        <p className="grow">
          <strong>{text}</strong>
        </p>
        <p>{`at ${formatElapsed(elapsed)}`}</p>
      </div>
      <div className="buttons">
        <input
          autoFocus
          type="range"
          aria-label="Timeline"
          aria-valuetext={`${at} of ${length}: ${text}`}
          className="grow"
          max={length}
          value={at}
          onChange={(event) => jump(event.target.valueAsNumber)}
        />
        {buttons.map(({ name, sign, to }) => (
          // Not `disabled`: a disabled button loses the focus, and the keyboard starts from the top.
          <button
            key={name}
            aria-label={name}
            title={name}
            aria-disabled={to < 0 || to > length}
            onClick={() => {
              jump(to);
              setAnnounced(steps[to]?.text ?? '');
            }}
          >
            {sign}
          </button>
        ))}
        {/* The slider and the list announce a step by themselves. */}
        <p role="status" className="hidden">
          {announced}
        </p>
      </div>
    </div>
  );
}
