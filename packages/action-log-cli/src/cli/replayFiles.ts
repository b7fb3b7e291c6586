import { writeFileSync } from 'node:fs';
import { UsageError, type Arguments } from './arguments';
import { compareFile } from './compareFile';
import { describeFile, describeTotal } from './describe';
import { worstCode, type FileReport } from './fileReport';
import { annotationsOf, junitOf } from './junit';
import { filesAt } from './logFiles';
import type { Context } from './run';

/** Replays files and folders; the exit code is that of the worst. */
export async function replayFiles<State>(
  { files: paths, values: { json, junit } }: Arguments,
  { app, say, load }: Context<State>,
) {
  if (paths.length === 0) throw new UsageError('Which log? Name a file or a folder.');
  const { replayable } = await load();
  const reports: FileReport[] = [];
  for (const path of paths) {
    const files = filesAt(path);
    if (files.length === 0)
      reports.push({ file: path, result: 'unreadable', reason: 'there is no .json file in this folder' });
    for (const file of files) reports.push(await compareFile(file, replayable));
  }
  if (json) say(JSON.stringify(reports, null, 2));
  else {
    for (const report of reports) say(describeFile(report));
    if (reports.length > 1) say(describeTotal(reports));
    if (process.env.GITHUB_ACTIONS) annotationsOf(reports).forEach(say);
  }
  if (junit) writeFileSync(junit, junitOf(reports, app.command.replace(/ --$/, '')));
  return worstCode(reports.map(({ result }) => result));
}
