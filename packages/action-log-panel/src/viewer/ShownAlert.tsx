import { use } from 'react';
import { createPortal } from 'react-dom';
import { alertsIn, type Timeline } from 'action-log';
import { PanelElement } from '../ui/PanelElement';
import { t } from '../words/t';

/**
 * The alert that the person saw at the step that is shown, over the app. It is not a dialog, because it waits for no answer
 * and disappears at the next step. It is outside of the parts named `panel`, so that tools that hide those and take a picture
 * keep it.
 */
export function ShownAlert({ timeline, at }: { timeline: Timeline; at: number }) {
  const place = use(PanelElement)?.shadowRoot;
  if (!place) return null;
  return createPortal(
    <div role="status" className="shownAlertPlace">
      {alertsAt(timeline, at).map((text) => (
        <div key={text} className="shownAlert">
          <p className="shownAlertTitle">{t`Alerta do navegador`}</p>
          <p className="shownAlertText">{text}</p>
        </div>
      ))}
    </div>,
    place,
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
