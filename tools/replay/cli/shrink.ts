import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compare } from './compare';
import { exitCodes, logOrError, onLog } from './files';
import { count, tell, tellSteps } from './report';

/** Writes the smallest log that still shows the difference beside the file, and says what it does. */
export async function shrink({ files: [file] }, { say, load }) {
  const shop = await load();
  const entry = await compare(file, shop);
  say(tell(entry));
  if (entry.result !== 'different') {
    if (entry.result === 'same') say('There is no difference to shrink.');
    return exitCodes[entry.result];
  }
  const log = await logOrError(file, shop);
  const shrunk = onLog(file, () => shop.shrinkLog(log, shop.replayable));
  const { actions } = shrunk.log;
  const target = `${file.replace(/\.json$/i, '')}.shrunk.json`;
  writeFileSync(target, await shop.writeLog(shrunk.log));
  const whole = count(entry.difference.index + 1, 'action');
  if (shrunk.isSmallest) {
    say(`${basename(target)}: down to ${actions.length} of ${whole}`);
    say(tellSteps(stepsOf(shrunk.log, shop)));
  } else if (actions.length > 0)
    say(`${basename(target)}: the first ${whole}. The log tells only hashes there, so none can be left out.`);
  else say(`${basename(target)}: no action, as the first state differs already.`);
  return 1;
}

function stepsOf(log, shop) {
  return [...shop.stepsOf(log, shop.replayable)].map(({ action, before }) => ({
    action: action.type,
    told: shop.replayable.tell(action, before),
  }));
}
