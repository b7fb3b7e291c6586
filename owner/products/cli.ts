/**
 * `npm run products -- check|import|undo|export`: checks a list of products, makes a list from a
 * spreadsheet, or a spreadsheet from a list. docs/loja.md, "A planilha", explains it.
 */
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { outliveReader } from '../command.mjs';
import { readEnvironment } from '../environment/readEnvironment.mjs';
import { importWithAlias } from '../importWithAlias';
import { settingsOrExit } from '../settings/writeSettings';
import type * as Run from './run';
import { unpackSamplePictures } from './samplePictures';

outliveReader();
// Before the commands, whose modules read the settings.
const ownFolder = dirname(settingsOrExit().file);
unpackSamplePictures(console.error); // A list may name one.
const { run } = await importWithAlias<typeof Run>(fileURLToPath(new URL('./run.ts', import.meta.url)));
async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface(process.stdin, process.stdout);
  const answer = await lines.question(`${question} (s/n) `);
  lines.close();
  return /^s/i.test(answer.trim());
}
// Not process.exit, which would cut off output that is still being written to a pipe.
process.exitCode = await run(process.argv.slice(2), {
  ownFolder,
  env: readEnvironment(),
  say: console.log,
  complain: console.error,
  ask,
});
