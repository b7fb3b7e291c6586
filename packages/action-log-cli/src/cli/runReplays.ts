/**
 * For the tests of `npm run replay`: runs one command for every line of stdin, the JSON of a `Request`, and prints the
 * `Answer` as a line of JSON. One process is quicker than many.
 */
import { createInterface } from 'node:readline';
import { plantBug, type Bug } from '../../../../tests/plantedBugs/plantBug';
import { sourceWith, type Source } from './io';
import { runCommand } from './runCommand';

export interface Request {
  /** As on the command line. */
  args: string[];
  /** Is planted into the shop that the command loads. */
  bug?: Bug;
}

export interface Answer {
  /** The exit code. */
  code: number;
  /** stdout */
  said: string;
  /** stderr */
  complained: string;
}

const sources = new Map<string, Source>();

/** The same shop again for the same bug. */
function sourceFor(bug: Bug | undefined): Source {
  const key = JSON.stringify(bug ?? null);
  const source = sources.get(key) ?? sourceWith(bug && [plantBug(bug)]);
  sources.set(key, source);
  return source;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { args, bug } = JSON.parse(line) as Request;
  const answer: Answer = { code: 0, said: '', complained: '' };
  answer.code = await runCommand(args, {
    say: (text) => (answer.said += `${text}\n`),
    complain: (text) => (answer.complained += `${text}\n`),
    ...sourceFor(bug),
  });
  console.log(JSON.stringify(answer));
}
