import { alertsIn, type Timeline } from 'action-log';

/**
 * The alerts of the step that is shown, over the app. They are no dialog, because they wait for no answer and
 * disappear at the next step.
 */
export function ShownAlert({ timeline, at }: { timeline: Timeline; at: number }) {
  const step = timeline.stepTo(at);
  const alerts = step ? alertsIn(timeline.effectsOf(step)) : [];
  return (
    <div role="status" className="shownAlerts">
      {alerts.map((text) => (
        <div key={text} className="sheet">
          <p>Browser alert</p>
          <strong>{text}</strong>
        </div>
      ))}
    </div>
  );
}
