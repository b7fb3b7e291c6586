import { tabAt } from 'action-log';
import type { Logs } from '../opening/useLogs';
import type { StepTexts } from '../steps/stepTexts';
import { formatElapsed, locale } from '../text/formats';

interface Props<State> {
  logs: Logs<State>;
  texts: StepTexts;
  /** Whether the focused element announces the step: a screen reader must not read it twice. */
  isAnnounced: boolean;
}

/** The step that is shown, the slider over all steps, which takes the focus, and the buttons that step. */
export function Player<State>({ logs: { shown, jump }, texts, isAnnounced }: Props<State>) {
  const { timeline, at, visited } = shown;
  const { log, length } = timeline;
  const elapsed = texts.elapsedAt(at);
  const moment = new Date(Date.parse(log.recordedAt) + elapsed);
  const clock = Number.isNaN(moment.getTime()) ? '' : moment.toLocaleTimeString(locale);
  const buttons = [
    { name: 'Previous step', key: 'K', sign: '◂', to: at - 1 },
    { name: 'Next step', key: 'J', sign: '▸', to: at + 1 },
  ] as const;
  return (
    <div className="head stack">
      <div className="buttons" aria-live={isAnnounced ? 'off' : 'polite'} aria-atomic="true">
        <p>{`${at} of ${length}`}</p>
        <p className="grow">
          <strong>{texts.textOf(at)}</strong>
        </p>
        <p>{[tabAt(log, at), clock, `at ${formatElapsed(elapsed)}`].filter(Boolean).join(', ')}</p>
        {visited !== '' && <p className="trouble wide">{`Shown now: ${visited}`}</p>}
      </div>
      <div className="buttons" role="group" aria-label="Player">
        <input
          autoFocus
          type="range"
          aria-label="Timeline"
          aria-valuetext={`${at} of ${length}: ${texts.textOf(at)}`}
          className="grow"
          max={length}
          value={at}
          onChange={(event) => jump(event.target.valueAsNumber)}
        />
        {buttons.map(({ name, key, sign, to }) => (
          // Not `disabled`: a disabled button loses the focus, and the keyboard starts from the top.
          <button
            key={key}
            aria-label={name}
            aria-keyshortcuts={key}
            title={`${name} (${key})`}
            aria-disabled={to < 0 || to > length}
            onClick={() => jump(to)}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
