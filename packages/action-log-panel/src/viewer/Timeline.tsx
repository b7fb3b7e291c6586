import { useEffect, useRef } from 'react';
import { laneAt, type Log, type Timeline as LogTimeline } from 'action-log';
import { locale, t } from '../words/t';

interface Props {
  timeline: LogTimeline;
  at: number;
  /** The step that is shown, in words. */
  text: string;
  jump: (to: number) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The slider over all steps of the log. It takes the focus. */
export function Timeline({ timeline, at, text, jump, onFocus, onBlur }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  return (
    <div className="timeline">
      <input
        ref={slider}
        onFocus={onFocus}
        onBlur={onBlur}
        type="range"
        aria-label={t`Linha do tempo`}
        aria-valuetext={`${t`${at} de ${timeline.length}`}: ${text}`}
        className="timelineSlider"
        min={0}
        max={timeline.length}
        value={at}
        onChange={(event) => jump(event.target.valueAsNumber)}
      />
      <Ticks timeline={timeline} />
    </div>
  );
}

/** Ticks under the slider for the marks and for the first difference, which the list of steps contains, too. */
function Ticks({ timeline: { log, length, difference } }: { timeline: LogTimeline }) {
  const first = difference();
  const percent = (count: number) => (length === 0 ? 0 : Math.max(0, Math.min(count / length, 1)) * 100);
  return (
    <svg className="timelineTicks" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {log.marks.map(([count], index) => (
        <path key={index} d={`M${percent(count)} 0v1`} />
      ))}
      {first && <path data-differs d={`M${percent(first.index + 1)} 0v1`} />}
    </svg>
  );
}

/** The tabs of a joined recording, one below the other under the slider, each with its steps. */
export function Tabs({ log, at }: { log: Log; at: number }) {
  const { lanes = [], actions } = log;
  const names = [...new Set(lanes.map(([, name]) => name))];
  if (names.length < 2) return null;
  const present = laneAt(log, at);
  const spans = lanes.map(([from, name], index) => ({
    from,
    name,
    to: lanes[index + 1]?.[0] ?? actions.length,
  }));
  return (
    <ul className="timelineTabs" aria-label={t`Abas`}>
      {names.map((name) => {
        const own = spans.filter((span) => span.name === name);
        const steps = own.map(({ from, to }) => (to === from + 1 ? `${to}` : t`${from + 1} a ${to}`));
        return (
          <li key={name} className="timelineTab" aria-current={name === present ? 'step' : undefined}>
            {t`${name}: passos ${new Intl.ListFormat(locale).format(steps)}`}
            <svg
              className="timelineSteps"
              viewBox={`0 0 ${Math.max(1, actions.length)} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {own.map(({ from, to }) => (
                <rect key={from} x={from} width={Math.max(0, to - from)} height={1} />
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
