import { parseArgs } from 'node:util';
import { messageOf } from '../report/messageOf';

export const usage = `Usage:
  replay FILE|FOLDER...   replays logs, and all *.json in folders, with the reducers of the present source, and compares
  replay why FILE PATH    which steps changed a value such as cart.items.0.quantity, from what to what, by which press
  replay accept FILE...   writes logs that differ on purpose again with what this version does, and lists the differences
  walk FILE|FOLDER...     also presses in Chromium what was pressed, and compares the app with each log

  --json                  prints the verdicts as JSON: of a replay the first difference, of a walk those of all steps
  --junit FILE            also writes the verdicts as a JUnit report

With replay FILE|FOLDER...:
  --coverage              also names what none of these logs executes: functions and branches, by file and line of the source

With walk:
  --dist BUILD            the build of the app that is walked, a folder or an address; default: its own

If the command belongs to no app:
  --entry MODULE          exports 'recorded', what 'recordActions' returned
  --url URL               where the app is served, for walk

Exit code: 0 same, 4 no difference but facts are missing that other logs of its kind have, 1 different, 2 unreadable file or
wrong arguments, 3 unknown version; for several files the worst, in this order. --json prints a list of FileReport, a type of
action-log-cli. npm prints additional lines, unless you call "npm run --silent".`;

const text = { type: 'string' } as const;
const ofAnyCommand = { json: { type: 'boolean' }, junit: text } as const;
const ofWalk = { dist: text } as const;
const ofReplay = { coverage: { type: 'boolean' } } as const;
/** The options that name an app. */
const ofApp = { entry: text, url: text } as const;

/** The command line. */
export interface Arguments {
  command: 'replay' | 'walk' | 'why' | 'accept';
  files: readonly string[];
  options: ReturnType<typeof parse>['values'];
}

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {}

/**
 * Reads the command line. Throws a UsageError.
 * @param namesApp whether options name the app
 */
export function readArguments([name, ...rest]: readonly string[], namesApp: boolean): Arguments {
  if (name !== 'replay' && name !== 'walk') throw new UsageError('The first argument is replay or walk.');
  const { values: options, positionals } = parse(rest);
  const [verb] = name === 'replay' ? positionals : [];
  const command = verb === 'why' || verb === 'accept' ? verb : name;
  const files = command === name ? positionals : positionals.slice(1);
  const others = {
    ...(command !== 'walk' && ofWalk),
    ...(command !== 'replay' && ofReplay),
    ...(command !== name && ofAnyCommand),
    ...(!namesApp && ofApp),
  };
  const stray = Object.keys(options).find((name) => name in others);
  if (stray !== undefined) throw new UsageError(`--${stray} cannot be used here.`);
  if (options.coverage && options.json) throw new UsageError('--coverage cannot be used with --json.');
  if (files.length === 0) throw new UsageError('Which log? Name a file or a folder.');
  if (command === 'why' && files.length !== 2) throw new UsageError('Which value? Name one file and a path.');
  return { command, files, options };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { ...ofAnyCommand, ...ofWalk, ...ofReplay, ...ofApp },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}
