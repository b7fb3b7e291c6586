import { structuredPatch } from 'diff';

/** Lines that are shown before and after a change. */
const AROUND = 2;

/**
 * The difference of two outlines as people read a diff: `-` marks what is expected and `+` what was found, with two
 * lines before and after. Above them are the lines of what they are in, and of the last heading before.
 */
export function describeLines(expected: readonly string[], actual: readonly string[]): string[] {
  const { hunks } = structuredPatch('', '', textOf(expected), textOf(actual), '', '', { context: AROUND });
  const above = new Set<number>(); // The lines that have been shown above a hunk, each of them once.
  return hunks.flatMap(({ oldStart, lines }, index) => {
    const changed = lines.find((line) => !line.startsWith(' ')) ?? '';
    const start = linesAbove(expected.slice(0, oldStart - 1), depthOf(changed.slice(1))).filter(
      (line) => !above.has(line),
    );
    start.forEach((line) => above.add(line));
    const shown = [...start.map((line) => ` ${expected[line]}`), ...lines];
    return [...(index > 0 ? ['  …'] : []), ...shown.map((line) => `${line.charAt(0)} ${line.slice(1)}`)];
  });
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
