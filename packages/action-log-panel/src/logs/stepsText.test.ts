import { added, counterLog } from 'action-log/testing';
import { counterHost } from '../testing/counterHost';
import { stepsText } from './stepsText';

const plus = { role: 'button', name: 'Plus' };
const request = { ...added(5), meta: { requestId: 'a' } };
const host = counterHost({ describe: ({ payload }) => `Added ${String(payload)}` });
const actions = [{ type: 'timer' }, added(1), added(2), request, added(3)];
const textOf = (changes: Parameters<typeof counterLog>[1]) =>
  stepsText(counterLog(actions, changes), host).split('\n').slice(1);

it('the steps of a log are what was pressed and what it led to, without requests and timers', () => {
  const happened = [
    [1, { read: 'count', text: '1' }],
    [1, { click: plus }],
    [5, { click: { role: 'link', name: 'Broken' } }],
  ] as const;
  expect(textOf({ happened, marks: [[2, 'here']] })).toEqual([
    'Began at http://localhost/',
    '- Pressed Plus',
    '2. Added 1',
    '   Note: here',
    '3. Added 2',
    '5. Added 3',
    '- Pressed Broken',
  ]);
});
