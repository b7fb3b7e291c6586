import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from './messageOf';
import { languages, speak, words } from './words';

/** The options that name an app, for a command line that belongs to none. */
const APP_OPTIONS = `
  --entry MODULE                     exports 'recorded', what 'recordActions' returned; with every command
  --url URL                          where the app is served, for --browser
  --start COMMAND                    serves it, and is ended afterwards
  --page MODULE                      exports 'renderedScreen', which reads the facts of 'screen' from the page
`;

/** @param command as a user types it, for an app; undefined if options name the app */
export const usageOf = (command?: string) => `Usage: ${command ?? 'npx action-log'} ARGUMENTS
${command === undefined ? APP_OPTIONS : ''}
  FILE|FOLDER... [--json]            replays logs, and all *.json in folders, and compares
            [--junit FILE]           also writes the verdicts as a JUnit report
  --compare FILE FILE                shows where two logs differ
  --coverage FILE|FOLDER... [--json] lists which actions, screens, alerts and effects the logs reach
  --browser FILE [--json]            replays in Node and in Chromium, and compares
            [--shots DIR]            with a picture of every step, and an index.html
            [--dist DIR]             in the build in this folder; default: dist
            [--against DIR]          compares with another build: text, address, alerts, pictures
            [--report FILE]          the report about that; default: NAME.against.html
            [--video DIR]            films it with Playwright's recorder
            [--by-hand]              presses what was pressed, with the mouse and the keyboard; with --against,
                                     also compares focus, tab stops and scroll position with the other build
            [--hasty]                by hand, without a pause between presses
  --review BASE FILE|FOLDER...       walks the logs in this build and in BASE, another one, and writes a summary
            [--into DIR]             with reports and pictures; default: review
            [--since COMMIT]         only the logs that run files that changed since then; all if none runs one
            [--dist DIR] [--junit FILE]
  --shrink FILE [--json]             writes the smallest log that still differs as NAME.shrunk.json
  --to-test FILE                     prints a Jest test
  --to-playwright FILE               prints a Playwright test
  --random N [--json]                plays N random sessions
            [--seed S] [--path P]    those of a seed; P plays a failure again

  --lang en|pt                       the language of what is printed, with every command; default: en

Exit code: 0 same, 4 no difference but the log lacks facts that others of its kind have, 1 different, 2 unreadable file or
wrong arguments, 3 unknown version; for several files the worst, in this order. docs/replay.schema.json describes what --json
prints. npm prints additional lines, unless you call "npm run --silent".`;

const options = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  junit: { type: 'string' },
  compare: { type: 'boolean' },
  coverage: { type: 'boolean' },
  browser: { type: 'boolean' },
  shots: { type: 'string' },
  dist: { type: 'string' },
  'by-hand': { type: 'boolean' },
  hasty: { type: 'boolean' },
  against: { type: 'string' },
  video: { type: 'string' },
  report: { type: 'string' },
  review: { type: 'string' },
  into: { type: 'string' },
  since: { type: 'string' },
  shrink: { type: 'boolean' },
  'to-test': { type: 'boolean' },
  'to-playwright': { type: 'boolean' },
  random: { type: 'string' },
  seed: { type: 'string' },
  path: { type: 'string' },
  entry: { type: 'string' },
  url: { type: 'string' },
  start: { type: 'string' },
  page: { type: 'string' },
} satisfies ParseArgsConfig['options'];

/** By command, the options that it takes. Each command but `replay` is chosen by the option of its name. */
const optionsOf = {
  replay: ['json', 'junit'],
  compare: [],
  coverage: ['json'],
  browser: ['json', 'shots', 'dist', 'by-hand', 'hasty', 'against', 'report', 'video'],
  review: ['into', 'since', 'dist', 'junit'],
  shrink: ['json'],
  'to-test': [],
  'to-playwright': [],
  random: ['json', 'seed', 'path'],
} satisfies Record<string, readonly (keyof typeof options)[]>;

type Command = keyof typeof optionsOf;

/** The command line, checked but for the number of files. */
export interface Arguments {
  command: Command | 'help';
  files: readonly string[];
  /** By name, the options that are given. */
  values: ReturnType<typeof parse>['values'];
}

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {}

/**
 * Reads the command line. Throws a UsageError.
 * @param namesApp whether options name the app
 */
export function readArguments(args: string[], namesApp: boolean): Arguments {
  speakAsGiven(args);
  const { values, positionals: files } = parse(args);
  if (values.help) return { command: 'help', files, values };
  const [command = 'replay', other] = Object.keys(optionsOf).filter(
    (name): name is Command => name in values,
  );
  if (other) throw new UsageError(words('--{} and --{} exclude each other.', command, other));
  const ofApp = namesApp ? ['entry', 'url', 'start', 'page'] : [];
  const allowed: readonly string[] = [command, 'lang', ...optionsOf[command], ...ofApp];
  const stray = Object.keys(values).find((name) => !allowed.includes(name));
  if (stray)
    throw new UsageError(
      command === 'replay'
        ? words('--{} cannot be used with a replay.', stray)
        : words('--{} cannot be used with --{}.', stray, command),
    );
  return { command, files, values };
}

/** Sets the language first, so that complaints about the other arguments have it. */
function speakAsGiven(args: string[]) {
  const { lang: given = 'en' } = parseArgs({ args, options, strict: false }).values;
  const language = languages.find((one) => one === given);
  speak(language ?? 'en');
  if (!language)
    throw new UsageError(words('--lang is "{}", not one of {}.', String(given), languages.join(', ')));
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [option = ''] = /'.*?'/.exec(messageOf(error)) ?? [];
    const { code } = Object(error) as { code?: string };
    const isUnknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw new UsageError(
      words(isUnknown ? 'Unknown option {}.' : '{} needs a value, or takes none.', option),
    );
  }
}

/** The one file of a command. Throws a UsageError. */
export function onlyFile({ command, files: [file, ...others] }: Arguments): string {
  if (file !== undefined && others.length === 0) return file;
  throw new UsageError(
    words('--{} takes one file, not {}.', command, file === undefined ? 0 : others.length + 1),
  );
}

/** A whole number of 32 bits. Throws a UsageError. */
export function numberIn(name: string, text: string, least: number): number {
  const number = /^-?\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number < 2 ** 31) return number;
  throw new UsageError(
    words('--{} is "{}", not a whole number from {} to {}.', name, text, least, 2 ** 31 - 1),
  );
}
