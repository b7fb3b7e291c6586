import type { Page } from '@playwright/test';
import { describeLines, hexOf, type Log, type Step } from 'action-log';
import type { AppCode } from '../app';
import { differingFacts } from './differingFacts';
import type { OpenApp } from './openApp';
import { settledOutline } from './settledOutline';

/** Ms to wait for an alert that must be shown. */
const TIMEOUT = 1_000;

/** Compares the app in the browser with a log's state: the page, alerts, storage, errors. */
export function compareApp<State>(app: OpenApp, log: Log, code: AppCode<State>) {
  const { page, alerts, errors } = app;
  const { storagePrefix, savedOf, addressOf } = code.walk;
  const knownErrors = log.happened.flatMap(([, { error, console: written }]) => [error ?? written]);
  const saved = new Map<string, unknown>();
  let expectedAlerts: unknown[] = [];

  return {
    /** Notes the effects of a step, which the next comparison expects. */
    expectEffects({ action, before, after, crash }: Step<State>) {
      if (crash) return;
      for (const { alert, save } of code.replayable.effectsOf(action, before, after)) {
        if (alert !== undefined) expectedAlerts.push(alert);
        const stored = savedOf(after);
        if (typeof save === 'string' && save in stored) saved.set(save, stored[save]);
      }
    },

    /**
     * What differs after the steps since the last comparison, and the alerts that were shown.
     * @param state the state after the last of them
     * @param focus the element that must have the focus, as 'heading "Carrinho"'; null for any, undefined for no comparison
     */
    async compare(state: State, focus: string | null | undefined) {
      const expected = code.replayable.outlineOf(state);
      const found = await settledOutline(app, expected);
      const address = addressOf && (await page.evaluate(() => window.replayTools.address()));
      const faults = await page.evaluate(() => window.replayTools.faults());
      const until = Date.now() + TIMEOUT;
      do await page.evaluate(() => window.replayTools.painted());
      while (alerts.length < expectedAlerts.length && Date.now() < until);
      const shownAlerts = alerts.splice(0);
      const stored = await readStorage(page, storagePrefix, [...saved.keys()]);
      const isAsSaved = (key: string) => hexOf(stored.get(key) ?? null) === hexOf(saved.get(key));
      const newErrors = errors.splice(0).filter((text) => !knownErrors.includes(text));
      const inStorage = (valueOf: (key: string) => unknown) =>
        Object.fromEntries([...saved.keys()].map((key) => [`${key} in storage`, valueOf(key)]));
      const position =
        focus === undefined
          ? null
          : await page.evaluate((wanted) => window.replayTools.settledPosition(wanted), focus);
      const differing = differingFacts(
        {
          address: addressOf?.(state),
          ...position?.expected,
          alerts: expectedAlerts,
          ...inStorage((key) => saved.get(key)),
        },
        {
          address,
          ...faults,
          ...position?.found,
          alerts: shownAlerts,
          ...inStorage((key) => (isAsSaved(key) ? saved.get(key) : stored.get(key))),
          ...(newErrors.length > 0 && { errors: newErrors }),
        },
      );
      expectedAlerts = [];
      return { facts: differing, lines: describeLines(expected, found), alerts: shownAlerts };
    },
  };
}

/** The values in storage by the app's keys; a text that is not JSON is returned as it is. */
async function readStorage(
  page: Page,
  prefix: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const texts = await page.evaluate(
    ({ start, names }) => names.map((name) => [name, localStorage.getItem(start + name)] as const),
    { start: prefix, names: keys },
  );
  return new Map(texts.map(([key, text]) => [key, parsed(text)]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text; // Printed beside what is expected.
  }
}
