import { structuredPatch } from 'diff';
import { isOfRequest, type Replayable, type Timeline } from 'action-log';

/** Steps that only one of two logs has, between steps of both. A step has the number of the state after it. */
export interface Divergence {
  left: readonly number[];
  right: readonly number[];
  /** The state of each log after them. */
  ends: readonly [left: number, right: number];
}

type App<State> = Pick<Replayable<State>, 'essenceOf' | 'outlineOf'>;

/**
 * Where two logs differ until they join again, as in a diff of two texts. The first screen counts as a step.
 * What the app leaves out of comparisons does not count, nor do requests and answers that both logs have: when
 * they come depends on the machine.
 */
export function alignLogs<State>(
  left: Timeline<State>,
  right: Timeline<State>,
  app: App<State>,
): Divergence[] {
  const [lines, rightLines] = [linesOf(left, app), linesOf(right, app)];
  const [texts, rightTexts] = [lines, rightLines].map((all) => new Set(all.map(({ text }) => text)));
  const counts = ({ text, isRequest }: Line) => !isRequest || !texts?.has(text) || !rightTexts?.has(text);
  const [steps, rightSteps] = [lines.filter(counts), rightLines.filter(counts)];
  const { hunks } = structuredPatch('', '', textOf(steps), textOf(rightSteps), '', '', { context: 0 });
  return hunks.map(({ oldStart, oldLines, newStart, newLines }) => {
    const [end, rightEnd] = [oldStart - 1 + oldLines, newStart - 1 + newLines];
    return {
      left: steps.slice(oldStart - 1, end).map(({ count }) => count),
      right: rightSteps.slice(newStart - 1, rightEnd).map(({ count }) => count),
      ends: [steps[end - 1]?.count ?? 0, rightSteps[rightEnd - 1]?.count ?? 0],
    };
  });
}

/** A step, with the part of it that is compared as a line of JSON. */
interface Line {
  count: number;
  text: string;
  isRequest: boolean;
}

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => `${text}\n`).join('');

function linesOf<State>({ start, length, stepTo }: Timeline<State>, app: App<State>): Line[] {
  const lines = [{ count: 0, text: JSON.stringify(app.outlineOf(start)), isRequest: false }];
  for (let count = 1; count <= length; count++) {
    const action = stepTo(count)?.action;
    const essence = action ? app.essenceOf(action) : null;
    if (action && essence !== null)
      lines.push({ count, text: JSON.stringify(essence), isRequest: isOfRequest(action) });
  }
  return lines;
}
