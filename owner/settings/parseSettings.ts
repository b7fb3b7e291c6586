import * as v from 'valibot';
import { categoryMistakes } from './categoryMistakes';
import { weakContrasts } from './contrast';
import { isKeyOfArray } from './described';
import { withDrawings } from './drawings';
import { readJsonText } from './jsonText';
import { likelyValues } from './likelyValues';
import { found, type SettingMistake } from './mistake';
import { pixMistakes } from './pixMistakes';
import { shopSchema, type Settings } from './schema';
import { meantKeys } from './unknownKey';
import { whyNoNumber } from './telephone';

/** The settings in a text, or its mistakes. */
export interface ParsedSettings {
  /** All settings; absent if there is a mistake. */
  settings?: Settings;
  /** The settings without a mistake, even if others have one. */
  right: Partial<Settings>;
  /**
   * A sentence for each mistake, in the order of the lines: its line and key, what was found, what is allowed.
   * @param further mistakes that concern other files, too
   */
  sentences: (further?: readonly SettingMistake[]) => string[];
}

/** Parses the settings, and reports all mistakes at once. */
export function parseSettings(text: string): ParsedSettings {
  const { value, mistakes: ofText, isReadable, lineOf } = readJsonText(text);
  if (!isReadable) return { right: {}, sentences: () => [...ofText] };
  const { output, issues } = checkedBySchema(value);
  const ofSchema = withoutMisspelt(issues).map((issue) => withAdvice(mistakeOf(issue), issue, value));
  // An unknown key does not make the other keys wrong.
  const wrongNames = new Set(
    issues.filter((issue) => !isUnknownKey(issue)).map((issue) => mistakeOf(issue).path[0]),
  );
  const isWhole = !wrongNames.has(undefined); // Otherwise the content is not an object at all.
  const right: Partial<Settings> = Object.fromEntries(
    isWhole ? Object.entries(Object(output) as Settings).filter(([name]) => !wrongNames.has(name)) : [],
  );
  // Mistakes that concern several settings, which no schema of one setting can find.
  const mistakes = [...ofSchema, ...weakContrasts(right), ...categoryMistakes(right), ...pixMistakes(right)];
  const sentences = (further: readonly SettingMistake[] = []) => [
    ...ofText,
    ...inOrder([...mistakes, ...further], lineOf),
  ];
  if (sentences().length > 0) return { right, sentences };
  const { $schema: _ofEditors, ...settings } = output as v.InferOutput<typeof shopSchema>;
  return {
    settings: { ...settings, categories: withDrawings(settings.categories) },
    right,
    sentences,
  };
}

/**
 * Parses a value without its unknown keys, and collects all mistakes in it. valibot reports only the first
 * unknown key of an object: the next one is reported when the first is removed.
 */
function checkedBySchema(value: unknown): { output: unknown; issues: readonly v.BaseIssue<unknown>[] } {
  const { output, issues = [] } = v.safeParse(shopSchema, value);
  const unknownKeys = issues.filter(isUnknownKey);
  if (unknownKeys.length === 0) return { output, issues };
  for (const { path } of unknownKeys) {
    const { input, key } = path?.at(-1) ?? {};
    delete (input as Record<string, unknown>)[String(key)];
  }
  const further = checkedBySchema(value);
  return { output: further.output, issues: [...issues, ...further.issues.filter(isUnknownKey)] };
}

/** The mistakes without the missing keys that are there under a misspelt name: one sentence about both is enough. */
function withoutMisspelt(issues: readonly v.BaseIssue<unknown>[]): readonly v.BaseIssue<unknown>[] {
  const pathOf = (issue: v.BaseIssue<unknown>) => mistakeOf(issue).path;
  const unknownPaths = issues.filter(isUnknownKey).map(pathOf);
  const isMisspelt = (missing: SettingMistake['path']) =>
    unknownPaths.some(
      (unknown) =>
        unknown.slice(0, -1).join('.') === missing.slice(0, -1).join('.') &&
        meantKeys(String(unknown.at(-1)), [String(missing.at(-1))]).length > 0,
    );
  return issues.filter(
    (issue) => isUnknownKey(issue) || issue.input !== undefined || !isMisspelt(pathOf(issue)),
  );
}

/** Whether a key is not allowed. An array in place of an object has no such key. */
const isUnknownKey = ({ expected, path }: v.BaseIssue<unknown>) =>
  expected === 'never' && !path?.some(isKeyOfArray);

function mistakeOf(issue: v.BaseIssue<unknown>): SettingMistake {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const keysTo = (items: readonly v.IssuePathItem[]) => items.map(({ key }) => key as string | number);
  if (isUnknownKey(issue)) return { path: keysTo(path), what: issue.message };
  // For an array in place of an object valibot reports every key as missing.
  const array = path.findIndex(isKeyOfArray);
  return array >= 0
    ? { path: keysTo(path.slice(0, array)), what: found(path[array]?.input, issue.message) }
    : { path: keysTo(path), what: found(issue.input, issue.message) };
}

/**
 * The mistake with the value to write, if the wrong value is a right one in other words: '(81) 98765-4321' for
 * '+5581987654321'; or else with what is wrong with a telephone number.
 */
function withAdvice(mistake: SettingMistake, issue: v.BaseIssue<unknown>, settings: unknown): SettingMistake {
  const { path, what } = mistake;
  if (isUnknownKey(issue) || path.length === 0) return mistake;
  const isCents = String(path.at(-1)).endsWith('InCents');
  const likely = likelyValues(issue.input, isCents).find((candidate) => isAllowed(candidate, path, settings));
  if (likely !== undefined) return { path, what: `${what}; escreva ${JSON.stringify(likely)}` };
  const why = isTelephone(issue.input, path) ? whyNoNumber(String(issue.input)) : undefined;
  return why === undefined ? mistake : { path, what: `${what}; ${why}` };
}

/** Whether a value is meant as a telephone number. A key of Pix that is only digits may be a CPF. */
const isTelephone = (value: unknown, path: SettingMistake['path']) =>
  path.join('.') === 'whatsapp' || /^(?:tel:)?[+(]/.test(String(value));

/** Whether the schema allows another value for a key of the settings. */
function isAllowed(candidate: unknown, path: SettingMistake['path'], settings: unknown): boolean {
  const changed: unknown = structuredClone(settings);
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => (Object(part) as Holder)[key], changed);
  (Object(holder) as Holder)[path.at(-1) ?? ''] = candidate;
  const { issues = [] } = v.safeParse(shopSchema, changed);
  const key = path.join('.');
  return !issues
    .map((issue) => mistakeOf(issue).path.join('.'))
    .some((wrong) => `${wrong}.`.startsWith(`${key}.`));
}

type Holder = Record<string | number, unknown>;

/**
 * One sentence for each key, by its line; what is missing in the whole file comes last. If a text is too long and has a
 * wrong letter, too, the first mistake is enough.
 */
function inOrder(
  mistakes: readonly SettingMistake[],
  lineOf: (path: SettingMistake['path']) => number | undefined,
) {
  const byKey = new Map<string, SettingMistake>();
  for (const mistake of mistakes) {
    const key = mistake.path.join('.');
    if (!byKey.has(key)) byKey.set(key, mistake);
  }
  return [...byKey]
    .map(([key, { path, what }]) => ({ key: key || 'o arquivo todo', line: lineOf(path), what }))
    .toSorted((left, right) => (left.line ?? Infinity) - (right.line ?? Infinity) || 0)
    .map(({ key, line, what }) => `${line === undefined ? '' : `linha ${line}, `}${key}: ${what}`);
}
