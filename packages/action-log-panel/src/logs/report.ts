import {
  describeLines,
  firstDifference,
  pack,
  startOf,
  stepsOf,
  writeLog,
  type Difference,
  type Log,
} from 'action-log';
import type { Host } from '../host';
import {
  describeFact,
  differenceTexts,
  formatCount,
  formatMoment,
  writeText,
  writeValue,
} from '../text/formats';
import { namesIn } from '../text/names';
import { stepsText } from './stepsText';

/** Characters that GitHub accepts in an issue. */
const LONGEST_REPORT = 65_536;
/** Characters of steps; the report shows the last ones of more, because a bug is at the end. */
const LONGEST_STEPS = 20_000;

/**
 * A log as Markdown for an issue: its first difference, its steps, where it was recorded, and a link that opens it, if that
 * is short enough.
 * @param log as it is to be shared: if what was typed is hidden, it must be without it
 * @param isOwn whether it is of this page load, so that this browser is the one that recorded it
 */
export async function reportOf<State>(log: Log, host: Host<State>, isOwn: boolean): Promise<string> {
  const { app, recordedAt, url, viewport, language, extra } = log;
  const difference = isOwn ? null : firstDifference(log, host);
  const facts = [
    ['Address', url],
    ['Recorded at', formatMoment(recordedAt)],
    ['Version of the app', `${String(app.version)} (${String(app.commit)})`],
    ['Window', `${String(viewport.width)} × ${String(viewport.height)}`],
    ['Language', language],
    ...Object.entries(extra).map(([name, value]) => [name, writeText(value)]),
    [isOwn ? 'Browser' : 'Replayed in', navigator.userAgent],
    ...(isOwn ? [] : [['Replayed in version', `${host.app.version} (${host.app.commit})`]]),
  ];
  const errors = log.happened.flatMap(([count, { error, console: logged }]) =>
    [error, logged].flatMap((text) =>
      text === undefined ? [] : [`After step ${count}: ${writeValue(text)}`],
    ),
  );
  const parts = [
    `## Log of ${formatMoment(recordedAt)}, ${formatCount(log.actions.length, 'action')}`,
    ...(difference ? ['### First difference', ...describeDifference(difference, log, host)] : []),
    '### Steps',
    fenced(lastOf(stepsText(log, host))),
    ...(errors.length > 0 ? ['### Errors', fenced(errors.join('\n'))] : []),
    '### Environment',
    facts.map(([name, fact]) => `- ${name}: ${codeOf(fact ?? '')}`).join('\n'),
    '### Log',
  ];
  const data = `data:application/gzip;base64,${await pack(await writeLog(log, host.name))}`;
  const link = `[Open this log](${location.origin}${host.home}?qa#${data})`;
  const whole = [...parts, link].join('\n\n');
  if (whole.length <= LONGEST_REPORT) return whole;
  return [...parts, 'The log is too long for a link: attach the file of "Download log".'].join('\n\n');
}

function describeDifference<State>(difference: Difference, log: Log, host: Host<State>): string[] {
  const { index, what, expected, found } = difference;
  const step = [...stepsOf(log, host)][index];
  const nameOf = namesIn(host, step?.after ?? startOf(log, host));
  const sides =
    what === 'screen'
      ? describeLines(expected, found)
      : [
          ...expected.map((fact) => `Expected: ${describeFact(difference, fact, nameOf)}`),
          ...found.map((fact) => `Found: ${describeFact(difference, fact, nameOf)}`),
        ];
  const where = step
    ? `Step ${index + 1}, ${codeOf(host.describe(step.action, step.before))}`
    : 'At the start';
  return [`${where}. ${differenceTexts[what]}`, fenced(sides.join('\n'))];
}

function lastOf(steps: string): string {
  if (steps.length <= LONGEST_STEPS) return steps;
  const [, ...last] = steps.slice(-LONGEST_STEPS).split('\n');
  return ['…', ...last].join('\n');
}

/** A block in which nothing is Markdown: names and what was typed may contain anything. */
function fenced(text: string): string {
  const fence = fenceFor(text, 3);
  return `${fence}text\n${text}\n${fence}`;
}

/** The same within a line. */
function codeOf(text: string): string {
  const fence = fenceFor(text, 1);
  const padding = fence.length > 1 ? ' ' : '';
  return fence + padding + text.replaceAll('\n', ' ') + padding + fence;
}

/** Backticks, more than there are in a row in the text. */
function fenceFor(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(least, ...runs.map(({ length }) => length + 1)));
}
