import { alertsIn, type Timeline } from 'action-log';

/**
 * The alert that the person saw at the step that is shown, over the app. It is not a dialog, because it waits for no answer
 * and disappears at the next step.
 */
export function ShownAlert({ timeline, at }: { timeline: Timeline; at: number }) {
  return (
    <div role="status" className="shownAlerts">
      {alertsAt(timeline, at).map((text) => (
        <div key={text} className="sheet">
          <p>Browser alert</p>
          <strong>{text}</strong>
        </div>
      ))}
    </div>
  );
}

/** The alerts that the log contains; if it contains no effects at all, those that this version requests. */
function alertsAt(timeline: Timeline, at: number): readonly string[] {
  const { requests } = timeline.log;
  if (requests.length > 0)
    return requests.flatMap(([index, effects]) => (index === at - 1 ? alertsIn(effects) : []));
  const step = timeline.stepTo(at);
  return step ? alertsIn(timeline.effectsOf(step)) : [];
}
