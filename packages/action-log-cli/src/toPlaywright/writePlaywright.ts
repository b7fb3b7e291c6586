import { alertsIn, screenOrError, startOf, stepsOf, type Log, type Screen } from 'action-log';
import type { AppCode, FirstVisit } from '../app';
import { isJoined, userInputsIn } from '../browser/drive/userInputs';
import { importsFor } from '../toTest/importsFor';
import { inputCode } from './inputCode';

/**
 * A Playwright test of a log, by roles and names: what its person did, and what the page shows after it, as this version
 * works it out. What the app does at once by itself is expected together. The layout is not that of a file yet.
 * @param title what the test is called
 * @returns the text, and how many actions the log does not say how to cause
 */
export function writePlaywright<State>(log: Log, title: string, code: AppCode<State>) {
  const { drive, playwright, replayable } = code;
  const steps = [...stepsOf(log, replayable)];
  const visit = drive.firstVisitOf(log, startOf(log, replayable));
  const inputs = userInputsIn(log, steps, visit.restoredAt, drive);
  const lines: string[] = [];
  let [shown, alerts, unknown]: [Screen, unknown[], number] = [{}, [], 0];

  for (const [index, step] of steps.entries()) {
    const { action, before, after } = step;
    const isTimed = drive.timed.includes(action.type);
    const presses = (inputs[index] ?? []).map((input) =>
      inputCode(input, drive, (control) => playwright.locatorCode(control, after)),
    );
    unknown += presses.filter((each) => each === null).length;
    const isByApp = drive.actorOf(step, steps[index - 1]) === 'app';
    if (!isByApp || isTimed || presses.length > 0)
      lines.push('', `// ${replayable.describe(action, before).replace(/\s+/g, ' ')}`);
    lines.push(...presses.flatMap((each) => each ?? [`// The log does not say how: ${action.type}`]));
    if (isTimed) lines.push(`await page.clock.fastForward(${log.times[index] ?? 0});`);
    if (!step.crash) alerts.push(...alertsIn(replayable.effectsOf(action, before, after)));

    const next = steps[index + 1];
    const nextInputs = inputs[index + 1] ?? [];
    const isNextAtOnce =
      nextInputs.length > 0
        ? nextInputs.every(isJoined)
        : next && drive.actorOf(next, step) === 'app' && !drive.timed.includes(next.action.type);
    if (isNextAtOnce) continue;
    const facts = screenOrError({ expectedScreen: code.expectedOnPage }, after);
    lines.push(...playwright.factCode(shown, facts));
    if (alerts.length > 0)
      lines.push(`await expect.poll(() => alerts.splice(0)).toEqual(${JSON.stringify(alerts)});`);
    [shown, alerts] = [facts, []];
  }
  return { text: testOf(title, [...openCode(log, visit, code), ...lines], playwright.imports), unknown };
}

/** The lines that open the app as the person in the log found it. */
function openCode<State>(
  log: Log,
  { address, saved }: FirstVisit,
  { drive, playwright }: AppCode<State>,
): string[] {
  const { width, height } = log.viewport;
  const texts = Object.entries(saved).map(([key, text]) => [drive.storagePrefix + key, text]);
  return [
    ...(width > 0 ? [`await page.setViewportSize({ width: ${width}, height: ${height} });`] : []),
    'const alerts: string[] = [];',
    "page.on('dialog', (dialog) => { alerts.push(dialog.message()); void dialog.accept(); });",
    // A pressed link must not open another site.
    'await page.context().route(({ origin }) => !baseURL?.startsWith(origin), (route) => route.abort());',
    playwright.backendCode(log),
    `await page.addInitScript((texts) => {
      for (const [key = '', text = ''] of texts)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }, ${JSON.stringify(texts)});`,
    `await page.clock.install({ time: ${JSON.stringify(log.recordedAt)} });`,
    `await page.goto(${JSON.stringify(address)});`,
  ];
}

function testOf(
  title: string,
  lines: readonly string[],
  imports: Readonly<Record<string, readonly string[]>>,
): string {
  return [
    "import { expect, test } from '@playwright/test';",
    ...importsFor(lines, imports),
    '',
    `test(${JSON.stringify(title)}, async ({ page, baseURL }) => {`,
    ...lines,
    '});',
    '',
  ].join('\n');
}
