/**
 * `npm run size-of-house`: how large the repository is, beside the goals. Code is TypeScript, JavaScript,
 * Sass, CSS and SQL; test code is what is below tests/, or named *.test.* or *.spec.*.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../owner/fromRoot';
import { bytesSent, filesOfRelease, INITIAL_SCRIPTS, MOST_INITIAL_BYTES } from './release';

const listed = execFileSync('git', ['ls-files', '-z'], { cwd: fromRoot(''), encoding: 'utf8' });
const files = listed.split('\0').filter((file) => file !== '');

const isCode = (file: string) => /\.([cm]?[jt]sx?|scss|css|sql)$/.test(file);
const isTest = (file: string) => /^tests\/|\.(test|spec)\./.test(file);
const isForLogs = (file: string) => /^(packages\/action-log|tools\/replay\/|src\/app\/qa\/)/.test(file);

const code = files.filter((file) => isCode(file) && !isTest(file));
const tests = files.filter((file) => isCode(file) && isTest(file));
const ofShop = code.filter((file) => file.startsWith('src/') && !isForLogs(file));
const documents = files.filter((file) => file.endsWith('.md'));

/** How often a pattern is found in some files. */
const count = (some: readonly string[], pattern: RegExp) =>
  some.reduce((sum, file) => sum + (readFileSync(fromRoot(file), 'utf8').match(pattern)?.length ?? 0), 0);
const linesOf = (some: readonly string[]) => count(some, /\n/g);

const rows: readonly [what: string, now: number, goal: number | undefined][] = [
  ['lines of code', linesOf(code), 23_000],
  ['lines of test code', linesOf(tests), 17_000],
  ['words of documents', count(documents, /\S+/g), 16_000],
  ['files in git', files.length, 850],
  ['lines that record, replay and show logs', linesOf(code.filter(isForLogs)), 7_500],
  ['lines of the shop, which is the rest of src', linesOf(ofShop), undefined],
  [
    'kB of initial scripts after brotli, 0 before a build',
    bytesSent(filesOfRelease(INITIAL_SCRIPTS)) / 1000,
    MOST_INITIAL_BYTES / 1000,
  ],
];

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
for (const [what, now, goal] of rows)
  console.log(
    `${what.padEnd(54)}${number.format(now).padStart(8)}${goal === undefined ? '' : `  at most ${number.format(goal)}`}`,
  );
