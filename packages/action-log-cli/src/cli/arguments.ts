import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from './messageOf';

export const usage = `Usage: npm run replay -- ARGUMENTS

  FILE|FOLDER... [--json]            replays logs, and all *.json below folders, and compares
            [--junit FILE]           writes the verdicts as a JUnit report, too
  --compare FILE FILE                tells where two logs part
  --coverage FILE|FOLDER... [--json] tells which actions, screens, alerts and effects the logs reach
  --browser FILE [--json]            the same in Chromium, and compares it with Node
            [--shots DIR]            with a picture of every step, and an index.html
            [--dist DIR]             in the build there; dist if left out
            [--against DIR]          compares it with another build: text, address, alerts, pictures
            [--report FILE]          where the page about that is written; NAME.against.html if left out
            [--video DIR]            films it, with Playwright's recorder
            [--by-hand]              presses what was pressed, with the mouse and the keyboard
  --shrink FILE [--json]             writes the smallest log that still differs as NAME.shrunk.json
  --to-test FILE                     prints a Jest test
  --to-playwright FILE               prints a Playwright test
  --random N [--json]                plays N random sessions
            [--seed S] [--path P]    those of a seed; P plays a failure again

Exit code: 0 the same, 4 no difference in a file that says too little to prove it, 1 different, 2 unreadable or not
understood, 3 from an unknown version; of many files that of the worst, in this order. What --json prints is described by
docs/replay.schema.json; call "npm run --silent replay": npm prints lines of its own.`;

/** What the command line asks for. */
export type Arguments =
  | { command: 'help' }
  | {
      command: 'replay';
      paths: readonly string[];
      json: boolean;
      /** The file for the JUnit report; undefined for none. */
      junit: string | undefined;
    }
  | { command: 'compare'; files: readonly [string, string] }
  | { command: 'coverage'; paths: readonly string[]; json: boolean }
  | {
      command: 'browser';
      file: string;
      json: boolean;
      /** The folder for the pictures; undefined for none. */
      shots: string | undefined;
      /** The folder of the build; undefined for dist. */
      dist: string | undefined;
      /** Whether controls are pressed in the shop, instead of actions being replayed in the panel. */
      byHand: boolean;
      /** The folder for a film; undefined for none. */
      video: string | undefined;
      /** The folder of a build to compare with; undefined for none. */
      against: string | undefined;
      /** The file for what the comparison of two builds finds; undefined for one beside the log. */
      report: string | undefined;
    }
  | { command: 'shrink'; file: string; json: boolean }
  | { command: 'to-test'; file: string }
  | { command: 'to-playwright'; file: string }
  | {
      command: 'random';
      runs: number;
      seed: number;
      /** fast-check's path to a session that failed before. */
      path: string | undefined;
      json: boolean;
    };

export type ArgumentsOf<Command extends Arguments['command']> = Extract<Arguments, { command: Command }>;

/** The command line cannot be understood; the message tells why. */
export class UsageError extends Error {}

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  junit: { type: 'string' },
  compare: { type: 'boolean' },
  coverage: { type: 'boolean' },
  browser: { type: 'boolean' },
  shots: { type: 'string' },
  dist: { type: 'string' },
  'by-hand': { type: 'boolean' },
  against: { type: 'string' },
  video: { type: 'string' },
  report: { type: 'string' },
  shrink: { type: 'boolean' },
  'to-test': { type: 'boolean' },
  'to-playwright': { type: 'boolean' },
  random: { type: 'string' },
  seed: { type: 'string' },
  path: { type: 'string' },
} satisfies ParseArgsConfig['options'];

/** By command, the options that it takes besides its own name. */
const optionsOf: Readonly<Record<Exclude<Arguments['command'], 'help'>, readonly string[]>> = {
  replay: ['json', 'junit'],
  compare: [],
  coverage: ['json'],
  browser: ['json', 'shots', 'dist', 'by-hand', 'against', 'report', 'video'],
  shrink: ['json'],
  'to-test': [],
  'to-playwright': [],
  random: ['json', 'seed', 'path'],
};

/** The commands that are chosen by an option of their name. */
const chosenCommands = [
  'compare',
  'coverage',
  'browser',
  'shrink',
  'to-test',
  'to-playwright',
  'random',
] as const;

/** Reads the command line. Throws a UsageError. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  if (values.help) return { command: 'help' };
  const [command = 'replay', other] = chosenCommands.filter((name) => values[name] !== undefined);
  if (other) throw new UsageError(`--${command} and --${other} exclude each other.`);
  const stray = Object.keys(values).find((name) => name !== command && !optionsOf[command].includes(name));
  if (stray)
    throw new UsageError(
      `--${stray} means nothing to ${command === 'replay' ? 'a replay' : `--${command}`}.`,
    );
  const {
    against,
    report,
    video,
    json = false,
    junit,
    shots,
    dist,
    'by-hand': byHand = false,
    random = '',
    seed,
    path,
  } = values;
  switch (command) {
    case 'replay':
      return { command, paths: someFiles(positionals), json, junit };
    case 'compare':
      return { command, files: twoFiles(positionals) };
    case 'coverage':
      return { command, paths: someFiles(positionals), json };
    case 'browser':
      if (against && (byHand || shots || video))
        throw new UsageError(
          `--against and --${byHand ? 'by-hand' : shots ? 'shots' : 'video'} exclude each other.`,
        );
      if (report && !against) throw new UsageError('--report means nothing without --against.');
      return {
        command,
        file: onlyFile(command, positionals),
        json,
        shots,
        dist,
        byHand,
        against,
        report,
        video,
      };
    case 'shrink':
      return { command, file: onlyFile(command, positionals), json };
    case 'to-test':
    case 'to-playwright':
      return { command, file: onlyFile(command, positionals) };
    case 'random':
      if (positionals.length > 0) throw new UsageError('--random takes no file.');
      return { command, runs: numberIn('random', random, 1), seed: seedIn(seed), path, json };
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = messageOf(error).split('. ');
    throw new UsageError(`${reason}.`);
  }
}

function someFiles(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) throw new UsageError('Which log? Name a file or a folder.');
  return paths;
}

function twoFiles([one, other, ...others]: readonly string[]): readonly [string, string] {
  if (one !== undefined && other !== undefined && others.length === 0) return [one, other];
  throw new UsageError('--compare takes two files.');
}

function onlyFile(command: string, files: readonly string[]): string {
  const [file, ...others] = files;
  if (file !== undefined && others.length === 0) return file;
  throw new UsageError(`--${command} takes one file, not ${files.length}.`);
}

function seedIn(text: string | undefined): number {
  return text === undefined ? Math.floor(Math.random() * 2 ** 31) : numberIn('seed', text, -(2 ** 31));
}

function numberIn(name: string, text: string, least: number): number {
  const number = /^-?\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number < 2 ** 31) return number;
  throw new UsageError(`--${name} is "${text}", which is no whole number from ${least} to ${2 ** 31 - 1}.`);
}
