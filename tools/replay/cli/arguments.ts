import { parseArgs } from 'node:util';

export const usage = `Usage: npm run replay -- ARGUMENTS

  FILE|FOLDER... [--json]            replays logs, and all *.json below folders, and compares
  --browser FILE [--json]            the same in Chromium, and compares it with Node
            [--shots DIR]            with a picture of every step, and an index.html
            [--dist DIR]             in the build there; dist if left out
  --shrink FILE                      writes the smallest log that still differs as NAME.shrunk.json
  --to-test FILE                     prints a Jest test
  --random N [--seed S] [--path P]   plays N random sessions; P plays a failure again

Exit code: 0 the same, 1 different, 2 unreadable or not understood, 3 from an unknown version; of many files the
highest. For --json, call "npm run --silent replay": npm prints lines of its own.`;

/** What was asked for cannot be understood; the message says why. */
export class UsageError extends Error {}

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  browser: { type: 'boolean' },
  shots: { type: 'string' },
  dist: { type: 'string' },
  shrink: { type: 'boolean' },
  'to-test': { type: 'boolean' },
  random: { type: 'string' },
  seed: { type: 'string' },
  path: { type: 'string' },
};

/** Which options a command knows, besides its files. */
const known = {
  replay: ['json'],
  browser: ['json', 'shots', 'dist'],
  shrink: [],
  'to-test': [],
  random: ['seed', 'path'],
};

/**
 * What the command line asks for: the command, its files and its options. Throws a UsageError.
 * @param {string[]} args
 */
export function readArguments(args) {
  const { values, positionals: files } = parse(args);
  if (values.help) return { help: true };
  const chosen = Object.keys(known).filter((name) => values[name] !== undefined);
  if (chosen.length > 1) throw new UsageError(`--${chosen[0]} and --${chosen[1]} exclude each other.`);
  const [command = 'replay'] = chosen;
  const stray = Object.keys(values).find((name) => name !== command && !known[command].includes(name));
  if (stray)
    throw new UsageError(
      `--${stray} means nothing to ${command === 'replay' ? 'a replay' : `--${command}`}.`,
    );
  if (command === 'random' && files.length > 0) throw new UsageError('--random takes no file.');
  if (command === 'replay' && files.length === 0) throw new UsageError('Which log? Name a file or a folder.');
  if (['browser', 'shrink', 'to-test'].includes(command) && files.length !== 1)
    throw new UsageError(`--${command} takes one file, not ${files.length}.`);
  return {
    command,
    files,
    ...values,
    ...(command === 'random' && { runs: numberIn('random', values.random, 1), seed: seedIn(values.seed) }),
  };
}

function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error.message.split('. ')[0]}.`);
  }
}

function seedIn(text) {
  return text === undefined ? Math.floor(Math.random() * 2 ** 31) : numberIn('seed', text, -(2 ** 31));
}

function numberIn(name, text, least) {
  const number = /^-?\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number < 2 ** 31) return number;
  throw new UsageError(`--${name} is "${text}", which is no whole number from ${least} to ${2 ** 31 - 1}.`);
}
