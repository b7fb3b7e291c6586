import { withoutNoise } from './review';
import { summaryOf, type Reviewed } from './summaryOf';

const compared = { states: 2, changes: 1, screens: 2, effects: 0, lacks: [], byNature: [] };
const same = {
  file: 'a.json',
  result: 'same',
  actions: 1,
  cutOff: false,
  compared,
  difference: null,
} as const;
const fact = (path: string) => ({ path, expected: { value: 1 }, found: { value: 2 } });
const quiet: Reviewed = { report: same, steps: [], masked: 0, page: 'a.html' };

it('says what differs, where its pictures are, and what to accept', () => {
  const changed = { ...quiet, steps: [{ name: 'step 2 added (Adds 1)', facts: [fact('badge')] }], masked: 1 };
  const odd: Reviewed = {
    ...quiet,
    report: { file: 'b.json', result: 'unreadable', reason: 'it is damaged' },
  };
  const summary = summaryOf([quiet, changed, odd]);
  expect(summary).toContain('## 3 recorded sessions: 1 look different, 1 replay differently');
  expect(summary).toContain('Left out, because two walks of the base differ there, too: 1 step.');
  expect(summary).toContain('`a.html`');
  expect(summary).toMatch(
    /\*\*step 2 added \(Adds 1\)\*\*\n\n```\n +badge\n +expected {2}1\n +found {5}2\n```/,
  );
  expect(summary).toMatch(/### To accept\n\n- merge, .*\n- record `b.json` again/);
});

it('asks for nothing if nothing differs', () => {
  expect(summaryOf([quiet])).toBe('## 1 recorded session: 0 look different, 0 replay differently\n');
});

it('leaves out what also differs between two walks of the base', () => {
  const step = { index: 3, facts: [fact('text'), fact('pixels that differ')] };
  const noise = [
    { index: 3, facts: [fact('pixels that differ')] },
    { index: 4, facts: [fact('text')] },
  ];
  expect(withoutNoise(step, noise)).toEqual([{ index: 3, facts: [fact('text')] }]);
  expect(withoutNoise(step, [step])).toEqual([]);
});
