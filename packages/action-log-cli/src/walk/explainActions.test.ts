import { stepsOf, startOf } from 'action-log';
import { added, counterApp, counterLog } from 'action-log/testing';
import { rulesFor } from '../command/entryApp';
import { explainActions } from './explainActions';
import { createTimers } from './timers';

const replayable = counterApp();
const log = counterLog([added(1), added(2)]);
const code = { logName: 'app', replayable, walk: rulesFor(replayable) };
const walked = { code, log, start: startOf(log, replayable), steps: [...stepsOf(log, replayable)] };

it('a difference has the sentence of the expected action, and beside it that of the action that came', () => {
  const { factsAt } = explainActions(walked as never, createTimers(log));
  const press = { presses: [{ click: { role: 'button', name: 'Add' } }] };
  // Both in the state before the second step.
  expect(factsAt(1, press, [added(2)], [{ action: added(5), at: 0 }])).toEqual([
    {
      path: 'actions after a press on button "Add"',
      expected: ['added (added 2 to 2)'],
      actual: ['added (added 5 to 2)'],
    },
  ]);
  expect(factsAt(1, undefined, [added(2)], [])).toEqual([
    { path: 'actions', expected: ['added (added 2 to 2)'], actual: [] },
  ]);
});
