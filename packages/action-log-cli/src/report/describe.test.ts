import { describeFile } from './describe';

it('the report says where the app in a browser differs from a log that replays without a difference', () => {
  const evidence = {
    states: 2,
    changes: 2,
    screens: 3,
    effects: 0,
    missing: [],
    notJson: [],
  };
  const log = { file: 'a.json', actions: 2, compared: evidence, difference: null };
  const walk = { version: '1.0', compared: 2, pressed: 2, moved: 1, dispatched: 0 };
  const facts = [
    { path: 'badge', expected: 1 },
    { path: 'page', expected: ['- text: 1'], actual: ['- text: 2'] },
  ];
  const differences = [1, 2].map((index) => ({ index, action: 'added', step: 'Adds 1', facts }));
  const inNode = 'same       a.json: 2 actions; compared 2 hashes, 2 changes, 3 screens, 0 effects';
  const inChromium = 'in Chromium 1.0 at 2 steps (2 pressed, 1 moved, 0 dispatched)';
  expect(describeFile({ ...log, result: 'same', walk: { ...walk, differences: [] } })).toBe(
    `${inNode}\nsame       ${inChromium}`,
  );
  expect(describeFile({ ...log, result: 'different', walk: { ...walk, differences } })).toBe(`${inNode}
different  ${inChromium}: step 2 added (Adds 1), and 1 more step (--json lists all)
           badge: - expected, + actual
           - 1
           page: - expected, + actual
           - - text: 1
           + - text: 2`);
});

it('the report shows the step at which a walk ended, however many steps differ before it', () => {
  const evidence = { states: 2, changes: 2, screens: 3, effects: 0, missing: [], notJson: [] };
  const difference = (index: number, expected: string, actual: string) => ({
    index,
    action: 'added',
    step: 'Adds 1',
    facts: [{ path: 'errors', expected, actual }],
  });
  const walk = {
    ...{ version: '1.0', compared: 3, pressed: 2, moved: 0, dispatched: 0 },
    differences: [
      difference(0, 'a', 'b'),
      difference(1, 'c', 'd'),
      { ...difference(2, 'it is pressed', 'it is disabled'), endsWalk: true },
    ],
  };
  const log = { file: 'a.json', actions: 3, compared: evidence, difference: null };
  const text = describeFile({ ...log, result: 'different', walk });
  expect(text).toMatch(/step 1 added \(Adds 1\), and 2 more steps \(--json lists all\)\n/);
  expect(text).toMatch(
    /the walk ended at step 3 added \(Adds 1\)\n.*errors.*\n.*it is pressed"\n.*it is disabled"$/,
  );
});

it('the report says that an impure reducer differs in each replay', () => {
  const compared = { states: 2, changes: 2, screens: 0, effects: 0, missing: [], notJson: [] };
  const difference = {
    index: 0,
    action: 'added',
    step: 'Adds 1',
    what: 'impure reducer',
    facts: [],
  } as const;
  expect(describeFile({ file: 'a.json', actions: 1, compared, difference, result: 'different' })).toBe(
    'different  a.json: step 1 added (Adds 1); it differs in each replay, so its reducer is not pure; 1 action',
  );
});

it('the report shows where two long lines begin to differ', () => {
  const compared = { states: 2, changes: 2, screens: 1, effects: 0, missing: [], notJson: [] };
  const order = (total: string) =>
    `- /url: https://wa.me/5511912345678?text=${'Caneca%20'.repeat(200)}${total}%20obrigado`;
  const facts = [{ path: 'the screen', expected: [order('R$ 40')], actual: [order('R$ 41')] }];
  const difference = { index: 0, action: 'added', step: 'Adds 1', what: 'screen' as const, facts };
  const text = describeFile({ file: 'a.json', actions: 1, result: 'different', compared, difference });
  expect(text).toMatch(
    /\n +- - \/url: https:\/\/wa\.me.*….*R\$ 40%20obrigado\n +\+ - \/url: .*….*R\$ 41%20obrigado$/,
  );
});
