import { structuredPatch } from 'diff';

/** Lines that are shown before and after a change. */
const AROUND = 2;

/**
 * The difference of two outlines as people read a diff: `-` for what is expected, `+` for what it is, some
 * lines around, and above them what they are in, and the heading before. The same change in several places is
 * shown once, and counted.
 */
export function describeLines(expected: readonly string[], actual: readonly string[]): string[] {
  const { hunks } = structuredPatch('', '', textOf(expected), textOf(actual), '', '', { context: AROUND });
  const counted = new Map<string, { shown: string[]; times: number }>();
  const above = new Set<number>(); // Those that a hunk before has shown, too.
  for (const { oldStart, lines } of hunks) {
    const changed = lines.filter((line) => !line.startsWith(' '));
    const key = changed.map((line) => line.charAt(0) + line.slice(1).trim()).join('\n');
    const before = counted.get(key);
    if (before) before.times++;
    else {
      const depth = depthOf(changed[0]?.slice(1) ?? '');
      const start = linesAbove(expected.slice(0, oldStart - 1), depth).filter((index) => !above.has(index));
      start.forEach((index) => above.add(index));
      const hunk = [...start.map((index) => ` ${expected[index]}`), ...lines];
      counted.set(key, { shown: hunk.map((line) => `${line.charAt(0)} ${line.slice(1)}`), times: 1 });
    }
  }
  return [...counted.values()].flatMap(({ shown, times }, index) => [
    ...(index > 0 ? ['  …'] : []),
    ...shown,
    ...(times > 1 ? [`  … the same ${times - 1} more ${times > 2 ? 'times' : 'time'}`] : []),
  ]);
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const depthOf = (line: string) => line.search(/\S|$/);

/** The indices of the lines that a change is in, and of the last heading beside it or beside them. */
function linesAbove(lines: readonly string[], changed: number): number[] {
  const shown: number[] = [];
  let depth = changed;
  let hasHeading = false;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    const lineDepth = depthOf(line);
    const isHeading: boolean = !hasHeading && lineDepth === depth && line.startsWith('- heading ', lineDepth);
    if (lineDepth >= depth && !isHeading) continue;
    shown.unshift(index);
    hasHeading ||= isHeading;
    depth = lineDepth;
  }
  return shown;
}
