import { diffArrays } from 'diff';

interface Line {
  sign: ' ' | '-' | '+';
  text: string;
}

/** Lines that stay the same before and after a change. */
const AROUND = 2;

/**
 * The difference of two outlines as people read a diff: `-` for what is expected, `+` for what is found, some lines around, and
 * above them what they are in, and the heading before. The same change in several places is shown once, and counted.
 */
export function describeLines(expected: readonly string[], found: readonly string[]): string[] {
  const lines = diffArrays([...expected], [...found]).flatMap(({ value, added, removed }) =>
    value.map((text): Line => ({ sign: added ? '+' : removed ? '-' : ' ', text })),
  );
  const counted = new Map<string, { shown: string[]; times: number }>();
  for (const [from, to] of hunksOf(lines)) {
    const changed = lines.slice(from, to).filter(({ sign }) => sign !== ' ');
    const key = changed.map(({ sign, text }) => sign + text.trim()).join('\n');
    const before = counted.get(key);
    if (before) before.times++;
    else counted.set(key, { shown: hunk(lines, from, to), times: 1 });
  }
  return [...counted.values()].flatMap(({ shown, times }, index) => [
    ...(index > 0 ? [''] : []),
    ...shown,
    ...(times > 1 ? [`  … the same ${times - 1} more ${times > 2 ? 'times' : 'time'}`] : []),
  ]);
}

/** Where changes begin and end that have fewer than twice AROUND lines between them. */
function hunksOf(lines: readonly Line[]): [from: number, to: number][] {
  const hunks: [number, number][] = [];
  for (const [index, { sign }] of lines.entries()) {
    if (sign === ' ') continue;
    const last = hunks.at(-1);
    if (last && index - last[1] < 2 * AROUND) last[1] = index + 1;
    else hunks.push([index, index + 1]);
  }
  return hunks;
}

function hunk(lines: readonly Line[], from: number, to: number): string[] {
  const start = Math.max(0, from - AROUND);
  const around = lines.slice(start, to + AROUND);
  return [...above(lines, start, from), ...around].map(({ sign, text }) => `${sign} ${text}`);
}

const depthOf = ({ text }: Line) => text.search(/\S/);

/** Before a hunk: the lines of what it is in, and the last heading. */
function above(lines: readonly Line[], start: number, from: number): Line[] {
  const shown: Line[] = [];
  let depth = depthOf(lines[from] ?? { sign: ' ', text: '- ' });
  let hasHeading = false;
  for (let index = start - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line || line.sign === '+') continue;
    const isHeading = !hasHeading && line.text.includes('- heading ') && depthOf(line) <= depth;
    if (isHeading || depthOf(line) < depth) shown.unshift(line);
    hasHeading ||= isHeading;
    depth = Math.min(depth, isHeading ? depth : depthOf(line));
  }
  return shown;
}
