import type { Log } from 'action-log';
import type { ArgumentsOf } from './arguments';
import { exitCodes } from './entry';
import type { Io } from './io';
import type { Shop } from './loadShop';
import { needLogFile, workOn } from './logFiles';

/** Tells where two logs part, and what each does there. */
export async function compareTwo({ files: [one, other] }: ArgumentsOf<'compare'>, { say, loadShop }: Io) {
  const shop = await loadShop();
  const [left, right] = [await needLogFile(one, shop), await needLogFile(other, shop)];
  const partings = workOn(`${one}, ${other}`, () => shop.compareLogs(left, right, shop.replayable));
  if (partings.length === 0) {
    say(`${one} and ${other} do the same.`);
    return exitCodes.same;
  }
  const [told, toldToo] = [stepsIn(left, shop), stepsIn(right, shop)];
  for (const parting of partings) {
    say(parting.what === 'screen' ? 'the same action shows something else:' : 'other actions:');
    say(`  ${one}: ${tellSpan(parting.one, told)}`);
    say(`  ${other}: ${tellSpan(parting.other, toldToo)}`);
  }
  say(`${partings.length === 1 ? 'They part once' : `They part ${partings.length} times`}.`);
  return exitCodes.different;
}

function stepsIn(log: Log, { stepsOf, replayable }: Shop): string[] {
  return [...stepsOf(log, replayable)].map(({ action, before }) => replayable.tell(action, before));
}

/** The first of some steps, numbered from 1, and how many follow it. */
function tellSpan([from, to]: readonly [number, number], told: readonly string[]): string {
  if (from === to) return from === told.length ? 'ends' : `none before step ${from + 1}`;
  const more = to - from - 1;
  return `step ${from + 1}, ${told[from]}${more > 0 ? `, and ${more} more` : ''}`;
}
