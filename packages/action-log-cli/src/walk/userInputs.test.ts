import { isFields, stepsOf, type Log, type LogNote } from 'action-log';
import { added, counterLog, counterApp } from 'action-log/testing';
import { userInputsIn } from './userInputs';

/** In this app other tabs send 'elsewhere', and a menu closes with 'closed'. */
const rules: Parameters<typeof userInputsIn>[3] = {
  actorOf: ({ action }) => (action.type === 'elsewhere' ? 'other tab' : 'person'),
  causedByBlur: ['closed'],
  historyMove: () => 0,
  isAbout: (message, { payload }) => isFields(message) && message.id === payload,
  messageFor: ({ payload }) => ({ id: payload, made: 'up' }),
};
const inputsOf = (log: Log, outlineOf?: (state: unknown) => string[]) =>
  userInputsIn(log, [...stepsOf(log, counterApp())], -1, rules, outlineOf);

describe("another tab's change", () => {
  const tab = { id: 'p1', item: 'a mug' };
  const other = { id: 'p2' };
  const early = [0, { tab }] as const;
  const late = [1, { tab }] as const;
  const saved = [1, { read: 'list', text: '[]' }] as const;
  const write = { key: 'list', text: '[]' };
  const substitute = { message: { id: 'p1', made: 'up' } };

  it.each<[string, readonly (readonly [number, LogNote])[], object[], object[]]>([
    ['its message', [early, saved], [write, { message: tab }], [{ action: added(1) }]],
    ['its message that came after storage', [saved, late], [write, { message: tab }], [{ action: added(1) }]],
    ['a made-up message if the log has none', [saved], [write, substitute], [{ action: added(1) }]],
    [
      'a made-up message if the next one is about something else',
      [saved, [1, { tab: other }]],
      [write, substitute],
      [{ message: other }],
    ],
  ])('is caused by %s', (_what, happened, change, choice) => {
    const log = counterLog([{ type: 'elsewhere', payload: 'p1' }, added(1)], { happened });
    expect(inputsOf(log)).toEqual([change, choice, []]);
  });
});

describe('presses', () => {
  const click = (name: string) => ({ click: { role: 'button', name } });

  it('within a frame are one input', () => {
    const happened = [
      [0, click('a')],
      [1, click('b')],
      [2, click('c')],
    ] as const;
    const log = counterLog([added(1), added(2), added(3)], { happened, times: [0, 5, 300] });
    expect(inputsOf(log)).toEqual([
      [{ presses: [click('a'), click('b')] }],
      [],
      [{ presses: [click('c')] }],
      [],
    ]);
  });

  it('on a control that the first of them takes away are one input, also on a slow machine', () => {
    const happened = [
      [0, click('a')],
      [1, click('a')],
    ] as const;
    const log = counterLog([added(1), added(2)], { happened });
    const [{ before } = {}] = stepsOf(log, counterApp());
    const outlineOf = (state: unknown) => (state === before ? ['- button "a"'] : []);
    expect(inputsOf(log, outlineOf)[0]).toEqual([{ presses: [click('a'), click('a')] }]);
    expect(inputsOf(log, () => ['- button "a"'])[0]).toEqual([{ presses: [click('a')] }]);
  });

  it('of Enter that sends a text are one input', () => {
    const on = { role: 'combobox', name: 'search' };
    const log = counterLog([added(1)], { happened: [[0, { key: 'Enter', on }], [0, { submit: 'a', on }]] }); // prettier-ignore
    expect(inputsOf(log)[0]).toEqual([{ presses: [{ submit: 'a', on }] }]);
  });

  it.each([0, 1])('that take the focus cause what the control does then, if they are noted at %i', (at) => {
    const log = counterLog([{ type: 'closed' }, added(1)], { happened: [[at, click('a')]] });
    expect(inputsOf(log)).toEqual([[{ presses: [click('a')] }], [], []]);
  });
});
