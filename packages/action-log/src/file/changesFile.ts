import type { StepChanges } from '../model/log';
import { LARGEST_LOG, pack, unpack } from './bytes';

// In a file what actions changed (`stepChanges`) is a list of texts. Each is the gzip, in base64, of the lines
// of this number of actions, and can be read without the others, in case a file is damaged. A line consists
// of the changes of the state, a tab (which JSON escapes), and the changes of the outline's lines, or '=' and
// the number of the line of this text that has the same ones: people go back and forth between a few screens.
const ACTIONS = 300;

export async function packChanges(stepChanges: readonly (StepChanges | null)[]): Promise<string[]> {
  const parts: Promise<string>[] = [];
  for (let from = 0; from < stepChanges.length; from += ACTIONS)
    parts.push(pack(linesOf(stepChanges.slice(from, from + ACTIONS)).join('\n')));
  return Promise.all(parts);
}

function linesOf(part: readonly (StepChanges | null)[]): string[] {
  const first = new Map<string, number>();
  return part.map((changes, at) => {
    if (!changes) return '';
    const { state, screen } = changes;
    if (screen === null) return state ?? '';
    const same = first.get(screen);
    if (same === undefined) first.set(screen, at);
    const reference = `=${same}`;
    const isShorter = same !== undefined && reference.length < screen.length;
    return `${state ?? ''}\t${isShorter ? reference : screen}`;
  });
}

/** What `length` actions changed, null for those whose lines cannot be read. Never throws. */
export async function unpackChanges(
  parts: readonly unknown[],
  length: number,
): Promise<(StepChanges | null)[]> {
  const stepChanges = Array<StepChanges | null>(length).fill(null);
  let left = LARGEST_LOG;
  for (let from = 0; from < length; from += ACTIONS) {
    const text = await textIn(parts[from / ACTIONS], left);
    left -= text.length;
    const lines = text.split('\n');
    // A part with another number of lines belongs to other actions.
    if (lines.length === Math.min(ACTIONS, length - from))
      lines.forEach((line, at) => (stepChanges[from + at] = changesIn(line, lines)));
  }
  return stepChanges;
}

/** Empty if a part cannot be read. */
async function textIn(part: unknown, longest: number): Promise<string> {
  return typeof part === 'string' ? unpack(part, longest).catch(() => '') : '';
}

function changesIn(line: string, lines: readonly string[]): StepChanges | null {
  const [state, written = null] = line.split('\t');
  const screen = written?.startsWith('=')
    ? (lines[Number(written.slice(1))]?.split('\t')[1] ?? null)
    : written;
  return line === '' ? null : { state: state || null, screen };
}
