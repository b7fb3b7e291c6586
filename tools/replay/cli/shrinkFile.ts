import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Log } from '@/features/action-log';
import type { ArgumentsOf } from './arguments';
import { compareFile } from './compareFile';
import { exitCodes } from './entry';
import type { Io } from './io';
import type { Shop } from './loadShop';
import { needLogFile, workOn } from './logFiles';
import { count, tell, tellSteps } from './report';

/** Writes the smallest log that still shows the difference beside the file, and prints its steps. */
export async function shrinkFile({ file }: ArgumentsOf<'shrink'>, { say, loadShop }: Io) {
  const shop = await loadShop();
  const entry = await compareFile(file, shop);
  say(tell(entry));
  if (entry.result !== 'different') {
    if (entry.result === 'same' || entry.result === 'partial') say('There is no difference to shrink.');
    return exitCodes[entry.result];
  }
  if (entry.difference.what === 'outcome') {
    say('That happened while the log was recorded: fewer actions would not show it.');
    return exitCodes.different;
  }
  const log = await needLogFile(file, shop);
  const shrunk = workOn(file, () => shop.shrinkLog(log, shop.replayable));
  if (!shrunk) throw new Error(`${file}: a second replay shows no difference.`);
  const { actions } = shrunk.log;
  const target = `${file.replace(/\.json$/i, '')}.shrunk.json`;
  writeFileSync(target, await shop.writeLog(shrunk.log));
  const whole = count(entry.difference.index + 1, 'action');
  if (shrunk.isSmallest) {
    say(`${basename(target)}: down to ${actions.length} of ${whole}`);
    say(tellSteps(stepsIn(shrunk.log, shop)));
  } else if (actions.length > 0)
    say(
      `${basename(target)}: the first ${whole}. What should be there after fewer actions is not known, so none can be left out.`,
    );
  else say(`${basename(target)}: no action, as the first state differs already.`);
  return exitCodes.different;
}

function stepsIn(log: Log, shop: Shop) {
  return [...shop.stepsOf(log, shop.replayable)].map(({ action, before }) => ({
    action: action.type,
    told: shop.replayable.tell(action, before),
  }));
}
