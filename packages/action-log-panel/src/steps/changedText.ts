import { fold } from '../text/formats';

/**
 * The keys and values in which a state differs from the one before, folded, a line each. What both states share is not looked at,
 * so that the search over all steps of a long log is quick.
 */
export function changedText(before: unknown, after: unknown): string {
  const lines: string[] = [];
  collect(before, after, '', lines);
  return fold(lines.join('\n'));
}

function collect(before: unknown, after: unknown, key: string, lines: string[]): void {
  if (Object.is(before, after)) return;
  if (typeof after !== 'object' || after === null) {
    lines.push(`${key} ${typeof after === 'string' ? after : (JSON.stringify(after) ?? '')}`);
    return;
  }
  lines.push(key);
  const [old, now] = [membersOf(before), membersOf(after)];
  // Members of a list move when one before them is removed, so each is looked up among all that were there.
  const earlier = Array.isArray(after) && Array.isArray(before) ? new Set<unknown>(before) : undefined;
  for (const [name, member] of now) if (!earlier?.has(member)) collect(old.get(name), member, name, lines);
  for (const [name] of old) if (!now.has(name)) lines.push(name);
}

const membersOf = (value: unknown) =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
