import type { Log } from '../model/log';
import { added, counterLog } from '../testing/counterApp';
import { evidenceOf } from './evidence';

const whole = counterLog([added(1), added(2)], { effects: [[1, []]] });
const [first = null, second = null] = whole.stepChanges;

it('the evidence counts the facts that can be compared', () => {
  expect(evidenceOf(whole)).toEqual({
    states: 2,
    changes: 2,
    screens: 3,
    effects: 1,
    missing: [],
    notJson: [],
  });
});

it('the evidence counts no screen of an app without a view', () => {
  const stepChanges = [first, second].map((step) => step && { ...step, screen: null });
  expect(evidenceOf({ ...whole, screen: null, stepChanges })).toMatchObject({ screens: 0, missing: [] });
});

it.each<[Partial<Log>, string[]]>([
  [{ hashes: [] }, ['the hash of its first or last state']],
  [
    {
      hashes: [
        [0, 'a'],
        [5, 'b'],
      ],
    },
    ['the hash of its first or last state'],
  ],
  [{ screen: null, stepChanges: [first, null] }, ['what some actions changed', 'what some screens showed']],
  [{ stepChanges: [] }, ['what some actions changed', 'what some screens showed']],
  [{ stepChanges: [first, null] }, ['what some actions changed', 'what some screens showed']],
  [{ stepChanges: [first, second && { ...second, screen: null }] }, ['what some screens showed']],
])('the evidence names what is missing: %j', (changes, missing) => {
  expect(evidenceOf({ ...whole, ...changes }).missing).toEqual(missing);
});
