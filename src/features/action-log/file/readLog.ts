import type { UnknownAction } from '@reduxjs/toolkit';
import { LOG_FORMAT, LOG_VERSION, type Log } from '../model/log';
import { parseCut } from './parseCut';
import { unpack } from './writeLog';

/** Why a file is no log: not JSON, not one of ours, of a newer version of the format, of one that never was. */
export type LogTrouble = 'damaged' | 'foreign' | 'newer' | 'unknownVersion';

type Fields = Readonly<Record<string, unknown>>;

/** By format version: makes a file of that version one of the next. */
type Migrations = Readonly<Record<number, (file: Fields) => Fields>>;

/** None so far: version 1 is the first. */
const ownMigrations: Migrations = {};

/**
 * Reads the text of a file. A file that ends too soon gives as many actions as are whole. Never throws.
 */
export async function readLog(text: string, migrations = ownMigrations): Promise<Log | LogTrouble> {
  const whole = parseJson(text);
  const found = whole ?? parseCut(text);
  if (!isFields(found)) return text.trimStart().startsWith('{') ? 'damaged' : 'foreign';
  if (found.format !== LOG_FORMAT) return 'foreign';
  if (typeof found.version !== 'number' || !Number.isInteger(found.version)) return 'damaged';
  if (found.version > LOG_VERSION) return 'newer';
  const file = migrate(found, found.version, migrations);
  if (!file) return 'unknownVersion';
  const preloadedState = parseJson(file.preloadedState);
  const actions = whole ? parseJson(file.payload) : (parseJson(file.payload) ?? wholeActions(file.payload));
  if (!isFields(preloadedState) || !isActions(actions)) return 'damaged';
  const log: Log = {
    app: { version: '?', commit: '?', ...fieldsOf(file.app) },
    recordedAt: isTime(file.recordedAt) ? file.recordedAt : new Date(0).toISOString(),
    url: String(file.url),
    viewport: { width: 0, height: 0, ...fieldsOf(file.viewport) },
    language: String(file.language),
    products: isFields(file.products) ? (file.products as unknown as Log['products']) : null,
    preloadedState,
    actions,
    times: listOf(file.times).map(Number),
    hashes: entriesOf(file.hashes).map(([count, hash]) => [count, String(hash)]),
    asked: entriesOf(file.asked).map(([index, ...all]) => [index, all.map((one) => JSON.stringify(one))]),
    marks: entriesOf(file.marks).map(([count, note]) => [count, String(note)]),
    trail: null,
    isCutOff: !whole || file.isCutOff === true,
  };
  return { ...log, trail: whole ? await trailOf(file.trail, actions.length) : null };
}

function migrate(file: Fields, version: number, migrations: Migrations): Fields | null {
  if (version === LOG_VERSION) return file;
  const next = migrations[version]?.(file);
  return next ? migrate(next, version + 1, migrations) : null;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined; // Not JSON, or not all of it.
  }
}

/** All but the last of a list of actions whose text breaks off. */
function wholeActions(text: unknown): unknown {
  const actions: unknown = typeof text === 'string' ? parseCut(text) : [];
  return Array.isArray(actions) ? actions.slice(0, -1) : undefined;
}

async function trailOf(packed: unknown, length: number): Promise<readonly string[] | null> {
  if (typeof packed !== 'string') return null;
  try {
    const lines = length === 0 ? [] : (await unpack(packed)).split('\n');
    return lines.length === length ? lines : null;
  } catch {
    return null; // The actions and hashes are there: a difference is found, only less readably told.
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Lists that begin with an index. */
function entriesOf(value: unknown): [number, ...unknown[]][] {
  return listOf(value).filter(
    (entry): entry is [number, ...unknown[]] => Array.isArray(entry) && typeof entry[0] === 'number',
  );
}

function isActions(value: unknown): value is UnknownAction[] {
  return Array.isArray(value) && value.every((action) => isFields(action) && typeof action.type === 'string');
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
