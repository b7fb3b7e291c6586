import { writeFileSync } from 'node:fs';
import { UsageError, type Arguments } from './arguments';
import { compareFile } from './compareFile';
import { describeFile, describeTotal } from './describe';
import { worstCode, type FileReport } from './fileReport';
import { annotationsOf, junitOf } from './junit';
import { filesAt } from './logFiles';
import type { Context } from './run';
import { words } from './words';

/** Replays files and folders; the exit code is that of the worst. */
export async function replayFiles<State>(
  { files: paths, values: { json, junit } }: Arguments,
  { app, say, load, progress }: Context<State>,
) {
  if (paths.length === 0) throw new UsageError(words('Which log? Name a file or a folder.'));
  const code = await load();
  const reports: FileReport[] = [];
  const reason = words('there is no .json file in this folder');
  const all = paths.flatMap((path) => {
    const files = filesAt(path);
    return files.length > 0
      ? files.map((file) => ({ file, isEmpty: false }))
      : [{ file: path, isEmpty: true }];
  });
  for (const [done, { file, isEmpty }] of all.entries()) {
    progress(done, all.length);
    reports.push(isEmpty ? { file, result: 'unreadable', reason } : await compareFile(file, code));
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
