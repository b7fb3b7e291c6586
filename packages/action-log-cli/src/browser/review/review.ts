import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UsageError, type Arguments } from '../../cli/arguments';
import { compareFile } from '../../cli/compareFile';
import { describeFile, nameStep } from '../../cli/describe';
import { exitCodes, worstCode } from '../../cli/fileReport';
import { junitOf } from '../../cli/junit';
import { filesAt } from '../../cli/logFiles';
import { makeFolder } from '../../cli/makeFolder';
import type { Context } from '../../cli/run';
import { words } from '../../cli/words';
import { playAgainst } from '../against/playAgainst';
import type { Unlike } from '../walk';
import { changedSince } from './changedSince';
import { logsFor } from './logsFor';
import { reachOf } from './reachOf';
import { summaryOf, type Reviewed } from './summaryOf';
import { stepsIn, walkIn } from './walkIn';

/**
 * Walks logs in two builds, and writes what differs: `summary.md` with a report for each log beside it. What differs between
 * two walks of the base is left out. With `--since`, takes only the logs that run files that changed since a commit, and writes
 * what each log runs as `reach.json`.
 */
export async function review<State>(
  { files: paths, values }: Arguments,
  { app, say, load, progress }: Context<State>,
): Promise<number> {
  const { review: base = '', into = 'review', dist, junit, since } = values;
  const given = paths.flatMap(filesAt);
  if (given.length === 0) throw new UsageError(words('Which log? Name a file or a folder.'));
  makeFolder(into);
  const code = await load();
  const [head, other] = [await app.browser.serve(dist), await app.browser.serve(base)];
  const reviewed: Reviewed[] = [];
  let unreached: readonly string[] = [];
  try {
    let files = given;
    if (since) {
      const reach = await reachOf(given, { app, code, baseURL: other.baseURL, build: base, progress });
      writeFileSync(join(into, 'reach.json'), `${JSON.stringify(reach, null, 2)}\n`);
      ({ logs: files, unreached } = logsFor(reach, changedSince(since)));
      say(words('{} of {} logs reach what changed since {}', files.length, given.length, since));
    }
    for (const file of files) {
      const report = await compareFile(file, code);
      say(describeFile(report));
      const one: Reviewed = { report, steps: [], masked: 0, page: `${basename(file, '.json')}.html` };
      if (!('reason' in report)) {
        const walk = (baseURL: string) =>
          walkIn(file, { app, code, baseURL, progress }, (walked) =>
            playAgainst(walked, other.baseURL, join(into, baseURL === head.baseURL ? one.page : 'base.html')),
          );
        const { differences } = await walk(head.baseURL);
        const noise = differences.length > 0 ? (await walk(other.baseURL)).differences : [];
        const masked = differences.flatMap((step) => withoutNoise(step, noise));
        one.masked = differences.length - masked.length;
        const { steps } = await stepsIn(file, code);
        one.steps = masked.map(({ index, facts }) => {
          const step = steps[index];
          const description = step ? code.replayable.describe(step.action, step.before) : '';
          return { name: nameStep({ index, action: step?.action.type ?? '', step: description }), facts };
        });
        if (one.steps.length > 0)
          say(`           ${words('{} from the base: {}', differing(one), `${into}/${one.page}`)}`);
      }
      reviewed.push(one);
    }
  } finally {
    head.close();
    other.close();
  }
  writeFileSync(join(into, 'summary.md'), summaryOf(reviewed, unreached));
  if (junit) writeFileSync(junit, junitOf(reviewed.map(verdictOf), 'review'));
  return Math.max(
    worstCode(reviewed.map(({ report }) => report.result)),
    reviewed.some(({ steps }) => steps.length > 0) ? exitCodes.different : 0,
  );
}

/** A step without the facts that also differ between two walks of the base; nothing if no fact is left. */
export function withoutNoise({ index, facts }: Unlike, noise: readonly Unlike[]): Unlike[] {
  const noisy = noise
    .filter((one) => one.index === index)
    .flatMap((one) => one.facts.map(({ path }) => path));
  const left = facts.filter(({ path }) => !noisy.includes(path));
  return left.length > 0 ? [{ index, facts: left }] : [];
}

const differing = ({ steps }: Reviewed) =>
  `${steps.length} ${words(steps.length === 1 ? 'step differs' : 'steps differ')}`;

/** For JUnit: a log whose walk differs fails, too. */
function verdictOf(one: Reviewed) {
  const { report, steps, page } = one;
  if (steps.length === 0 || 'reason' in report) return report;
  return {
    file: report.file,
    result: 'unreadable' as const,
    reason: words('{} from the base, first {}: see {}', differing(one), steps[0]?.name ?? '', page),
  };
}
