import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Log } from 'action-log';
import type { ArgumentsOf } from './arguments';
import { compareFile } from './compareFile';
import { exitCodes, type Entry } from './entry';
import type { Io } from './io';
import type { Shop } from './loadShop';
import { needLogFile, workOn } from './logFiles';
import { count, tell, tellSteps } from './report';

/** What is left of a log; `--json` prints it beside what the replay found. */
interface Shrunk {
  file: string;
  /** Whether no action can be left out; else it is the log's beginning, because it tells too little after it. */
  isSmallest: boolean;
  steps: readonly { action: string; told: string }[];
}

/** Writes the smallest log that still shows the difference beside the file, and prints its steps. */
export async function shrinkFile({ file, json }: ArgumentsOf<'shrink'>, { say, loadShop }: Io) {
  const shop = await loadShop();
  const entry = await compareFile(file, shop);
  const shrunk = isShrinkable(entry) ? await shrink(file, shop) : null;
  say(
    json
      ? JSON.stringify({ ...entry, shrunk }, null, 2)
      : [tell(entry), ...tellShrunk(entry, shrunk)].join('\n'),
  );
  return exitCodes[entry.result];
}

/** What happened while a log was recorded is shown by no fewer actions. */
function isShrinkable({ result, ...entry }: Entry): boolean {
  return result === 'different' && 'difference' in entry && entry.difference?.what !== 'outcome';
}

async function shrink(file: string, shop: Shop): Promise<Shrunk> {
  const log = await needLogFile(file, shop);
  const shrunk = workOn(file, () => shop.shrinkLog(log, shop.replayable));
  if (!shrunk) throw new Error(`${file}: a second replay shows no difference.`);
  const target = `${file.replace(/\.json$/i, '')}.shrunk.json`;
  writeFileSync(target, await shop.writeLog(shrunk.log));
  return { file: target, isSmallest: shrunk.isSmallest, steps: stepsIn(shrunk.log, shop) };
}

function tellShrunk(entry: Entry, shrunk: Shrunk | null): string[] {
  if (!('difference' in entry)) return [];
  if (!entry.difference) return ['There is no difference to shrink.'];
  if (!shrunk) return ['That happened while the log was recorded: fewer actions would not show it.'];
  const { file, isSmallest, steps } = shrunk;
  const whole = count(entry.difference.index + 1, 'action');
  if (isSmallest) return [`${basename(file)}: down to ${steps.length} of ${whole}`, tellSteps(steps)];
  if (steps.length === 0) return [`${basename(file)}: no action, as the first state differs already.`];
  return [
    `${basename(file)}: the first ${whole}. What should be there after fewer actions is not known, so none can be left out.`,
  ];
}

function stepsIn(log: Log, shop: Shop): Shrunk['steps'] {
  return [...shop.stepsOf(log, shop.replayable)].map(({ action, before }) => ({
    action: action.type,
    told: shop.replayable.tell(action, before),
  }));
}
