import { startOf, stepsOf } from 'action-log';
import { onlyFile, UsageError, type Arguments } from '../cli/arguments';
import { compareFile } from '../cli/compareFile';
import { count, describeFile } from '../cli/describe';
import { exitCodes } from '../cli/fileReport';
import { needLogFile, workOn } from '../cli/logFiles';
import { makeFolder } from '../cli/makeFolder';
import type { Context } from '../cli/run';
import { words } from '../cli/words';
import { describeWalk, type BrowserReport } from './browserReport';
import { writeContactSheet } from './contactSheet';
import type { Sight } from './drive/driveApp';
import type { Walk, Walked } from './walk';

/** Replays a log in Node and in Chromium, and compares both after every action. */
export async function replayInBrowser<State>(given: Arguments, { app, say, load, progress }: Context<State>) {
  const { json, shots, dist, video, report, against, hasty, 'by-hand': byHand } = given.values;
  if (against && (shots || video))
    throw new UsageError(words('--{} and --{} exclude each other.', 'against', shots ? 'shots' : 'video'));
  if (report && (!against || byHand))
    throw new UsageError(words('--report needs --against, without --by-hand.'));
  if (hasty && !byHand) throw new UsageError(words('--hasty needs --by-hand.'));
  const file = onlyFile(given);
  if (shots) makeFolder(shots);
  const code = await load();
  const { replayable } = code;
  const inNode = await compareFile(file, code);
  if ('reason' in inNode) {
    say(json ? JSON.stringify([inNode], null, 2) : describeFile(inNode));
    return exitCodes[inNode.result];
  }
  const log = await needLogFile(file, code.logName);
  const steps = workOn(file, () => [...stepsOf(log, replayable)]);
  const start = workOn(file, () => startOf(log, replayable));

  const served = await app.browser.serve(dist);
  const browser = await app.browser.launch();
  const { baseURL } = served;
  let walked: Walked;
  try {
    walked = await walk(
      { app, code, log, file, start, steps, browser, baseURL, video, progress },
      given.values,
    );
  } finally {
    await browser.close();
    served.close();
  }
  if (shots) writeContactSheet(shots, file, steps, replayable.describe);

  const differences = walked.differences.map(({ index, facts }) => {
    const step = steps[index];
    const description = step ? replayable.describe(step.action, step.before) : words('the start');
    return { index, action: step?.action.type ?? 'the start', step: description, facts };
  });
  const chromium: BrowserReport = { version: browser.version(), ...walked, differences };
  const result = differences.length > 0 ? 'different' : inNode.result;
  if (json) say(JSON.stringify([{ ...inNode, result, chromium }], null, 2));
  else {
    say(describeFile(inNode));
    say(describeWalk(chromium, inNode.result));
    if (walked.report) say(words('{} in the report: {}', count(differences.length, 'step'), walked.report));
    if (video) say(words('the film is in {}', video));
    if (shots) say(`${count(walked.compared, 'picture')}: ${shots}/index.html`);
  }
  return exitCodes[result];
}

/** Loads only the code of the chosen way. */
async function walk<State>(given: Walk<State>, values: Arguments['values']): Promise<Walked> {
  const { 'by-hand': byHand, against, report, shots, hasty: isHasty = false } = values;
  if (byHand) {
    const { driveApp } = await import('./drive/driveApp');
    if (!against) return driveApp(given, { isHasty });
    const other = await given.app.browser.serve(against);
    const notes = new Map<number, Sight>();
    await driveApp({ ...given, baseURL: other.baseURL }, { isHasty, notes }).finally(other.close);
    return driveApp(given, { isHasty, others: notes });
  }
  if (!against) return (await import('./playInPanel')).playInPanel(given, shots);
  const other = await given.app.browser.serve(against);
  const target = report ?? `${given.file.replace(/\.json$/i, '')}.against.html`;
  const { playAgainst } = await import('./against/playAgainst');
  return playAgainst(given, other.baseURL, target).finally(other.close);
}
