import type { Traced } from '../model/log';
import { LARGEST_LOG, pack, unpack } from './bytes';

// In a file the trail is a list of texts. Each is the gzip, in base64, of the lines of this number of actions, and can
// be read without the others, in case a file is cut off or damaged. A line consists of the changes of the state, a tab
// (which JSON escapes), and the changes of the outline's lines.
const ACTIONS = 100;

export async function packTrail(trail: readonly (Traced | null)[]): Promise<string[]> {
  const lines = trail.map((one) =>
    one ? [one.state ?? '', ...(one.screen === null ? [] : [one.screen])].join('\t') : '',
  );
  const parts: Promise<string>[] = [];
  for (let from = 0; from < lines.length; from += ACTIONS)
    parts.push(pack(lines.slice(from, from + ACTIONS).join('\n')));
  return Promise.all(parts);
}

/** The trail of `length` actions, null for those whose lines cannot be read. Never throws. */
export async function unpackTrail(parts: readonly unknown[], length: number): Promise<(Traced | null)[]> {
  const trail = Array<Traced | null>(length).fill(null);
  let left = LARGEST_LOG;
  for (const [number, part] of parts.slice(0, Math.ceil(length / ACTIONS)).entries()) {
    const text = await textIn(part, left);
    left -= text.length;
    const lines = text.split('\n');
    const from = number * ACTIONS;
    const rest = length - from;
    // A part with another number of lines belongs to other actions. In version 1 the only part has all lines.
    if (lines.length !== Math.min(ACTIONS, rest) && lines.length !== rest) continue;
    lines.forEach((line, at) => (trail[from + at] = tracedIn(line)));
  }
  return trail;
}

/** Empty if a part cannot be read. */
async function textIn(part: unknown, longest: number): Promise<string> {
  return typeof part === 'string' ? unpack(part, longest).catch(() => '') : '';
}

function tracedIn(line: string): Traced | null {
  const [state, screen = null] = line.split('\t');
  return line === '' ? null : { state: state || null, screen };
}
