import * as v from 'valibot';
import { categoryMistakes } from './categoryMistakes';
import { weakContrasts } from './contrast';
import { isKeyOfArray } from './described';
import { withDrawings } from './drawings';
import { mistake } from './mistake';
import { pixMistakes } from './pixMistakes';
import { shopSchema, type Settings } from './schema';
import { syntaxMistakes } from './syntax';

/** Parses the settings, or returns a sentence for each mistake: its key, what was found, what is allowed. */
export function parseSettings(text: string): { settings: Settings } | { mistakes: string[] } {
  const syntax = syntaxMistakes(text);
  if (syntax.length > 0) return { mistakes: syntax };
  const { success, output, issues } = v.safeParse(shopSchema, JSON.parse(text));
  if (!success) return { mistakes: sentencesFor(issues) };
  const { $schema: _ofEditors, ...settings } = output;
  // What concerns several settings at once, which the schema of one cannot say.
  const mistakes = [
    ...weakContrasts(settings.colours),
    ...categoryMistakes(settings),
    ...pixMistakes(settings),
  ];
  if (mistakes.length > 0) return { mistakes };
  return { settings: { ...settings, categories: withDrawings(settings.categories) } };
}

/** One sentence for each key: if a text is too long and has a wrong letter, too, the first mistake is enough. */
function sentencesFor(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const sentences = new Map<string, string>();
  for (const issue of issues) {
    const { path, found } = positionOf(issue);
    const key = path.map((item) => String(item.key)).join('.') || 'o arquivo todo';
    if (!sentences.has(key)) sentences.set(key, mistake(key, found, issue.message));
  }
  return [...sentences.values()];
}

/** Where a mistake is, and what is there. */
function positionOf({ path: pathOrNone, input, expected }: v.BaseIssue<unknown>) {
  const path: readonly v.IssuePathItem[] = pathOrNone ?? [];
  // For an array in place of an object valibot reports every key as missing.
  const array = path.findIndex(isKeyOfArray);
  if (array >= 0) return { path: path.slice(0, array), found: path[array]?.input };
  // For a key that is not allowed valibot reports the key, and an owner looks for its value.
  return { path, found: expected === 'never' ? path.at(-1)?.value : input };
}
