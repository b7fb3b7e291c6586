import { describeOutcomes, type Outcome } from './describeOutcomes';

const outcome = (file: string, line: number, result: Outcome['result'], replacement = 'true'): Outcome => ({
  mutant: { id: `${file}:${line}`, file, line, replacement },
  result,
});

it('the share of seen mutants is that of all, and of those that a log executes; the worst files come first', () => {
  const text = describeOutcomes(
    [
      outcome('a.ts', 1, 'seen'),
      outcome('a.ts', 2, 'unseen', 'if (false) {\n  x();\n}'),
      outcome('b.ts', 3, 'not executed'),
      outcome('b.ts', 4, 'not executed'),
      outcome('c.ts', 5, 'seen'),
      outcome('c.ts', 6, 'seen'),
    ],
    100,
  );
  expect(text).toBe(`6 of 100 mutants: 3 seen (50 %), 1 executed but unseen, 2 not executed by any log
Of those that a log executes, 75 % are seen. Some of the unseen change no output at all.
Most are not seen in:
  b.ts: 2 of 2
    line 3, not executed: true
    line 4, not executed: true
  a.ts: 1 of 2
    line 2, unseen: if (false) { x(); }`);
});
