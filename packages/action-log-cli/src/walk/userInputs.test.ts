import { stepsOf, type Log } from 'action-log';
import { added, counterLog, counterApp } from 'action-log/testing';
import { droppedAfter, substituteFor, userInputsIn } from './userInputs';

const inputsOf = (log: Log, outlineOf: (state: unknown) => string[] = () => []) =>
  userInputsIn(log, [...stepsOf(log, counterApp())], outlineOf);

it.each([
  ['person', { action: added(1) }],
  ['look', { look: true }],
  [{ go: -1 }, { go: -1 }],
] as const)('what %j causes without a noted press is repeated otherwise', (cause, input) => {
  const [step] = stepsOf(counterLog([added(1)]), counterApp());
  expect(step && substituteFor(step, undefined, { causeOf: () => cause })).toEqual([input]);
});

describe('presses', () => {
  const click = (name: string) => ({ click: { role: 'button', name } });

  it('presses on a control that disappears at the first press are one input', () => {
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

  it('presses that the app dropped are no input', () => {
    const { click: tooSoon } = click('a');
    const log = counterLog([added(1)], { happened: [[0, click('a')], [1, { tooSoon }]] }); // prettier-ignore
    expect(inputsOf(log)).toEqual([[{ presses: [click('a')] }], []]);
    expect([0, 1].map((index) => droppedAfter(log, index))).toEqual([[tooSoon], []]);
  });

  it('Enter and the text that it sends are one input', () => {
    const on = { role: 'combobox', name: 'search' };
    const log = counterLog([added(1)], { happened: [[0, { key: 'Enter', on }], [0, { submit: 'a', on }]] }); // prettier-ignore
    expect(inputsOf(log)[0]).toEqual([{ presses: [{ submit: 'a', on }] }]);
  });
});
