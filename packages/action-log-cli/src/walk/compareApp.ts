import { type Fact, type Log, type Step } from 'action-log';
import type { AppCode, Position } from '../app';
import { NOWHERE } from '../inPage/position';
import type { Reading, ShownAlert } from '../inPage/readPage';
import { differingFacts } from './differingFacts';
import type { OpenApp } from './openApp';
import { settledReading } from './settledReading';

/** CSS pixels: a browser rounds positions. */
const TOLERANCE = 2;

/**
 * The lines of an outline without the names of files that could not be loaded: the app shows something else in their place, as soon
 * as it notices.
 */
function withoutFiles(lines: readonly string[], failedPictures: readonly string[]): readonly string[] {
  const files = failedPictures.map((address) => ` [file=${address.slice(address.lastIndexOf('/') + 1)}]`);
  return lines
    .map((line) => files.reduce((rest, file) => rest.replace(file, ''), line))
    .filter((line) => line.trim() !== '- img'); // A picture without a name, of which nothing else is known.
}

const isTitle = (line: string) => line.startsWith('- title: ');

/**
 * The lines that the page must have. For an app without `view`, whatever the page has is right. If a view renders
 * no title, the page's own title is right.
 */
function expectedLines(outline: readonly string[] | null, lines: readonly string[]): readonly string[] {
  if (outline === null) return lines;
  return outline.some(isTitle) ? outline : [...lines.filter(isTitle), ...outline];
}

/**
 * Compares the app with a log's states: page, focus, scroll, alerts, storage, requests and errors.
 * @param inPage a text of the log with the ids that the page has made in place of the log's
 */
export function compareApp<State>(
  app: OpenApp,
  log: Log,
  code: AppCode<State>,
  inPage: (text: string) => string,
) {
  const { savedOf, addressOf, requestOf } = code.walk;
  const { effectsOf } = code.replayable;
  const outlineOf = (state: State) =>
    code.replayable.outlineOf(code.walk.shownState?.(state, inPage) ?? state)?.map(inPage) ?? null;
  const knownErrors = log.happened.flatMap(([, { error, console: written }]) => [error ?? written]);
  /** The texts that must be in storage, by key. */
  const saved = new Map<string, unknown>();
  /** The control that had the focus in the last comparison in which a control had it. */
  let focusBefore: string | undefined;
  /** The states since the last comparison. */
  let states: State[] = [];
  /** The alerts that are expected, each with the index of the first of `states` in which it may be shown. */
  let alerts: { text: unknown; from: number }[] = [];
  let requests: unknown[] = [];

  /**
   * What differs between a page and the last state.
   * @param position undefined if it is not compared
   */
  const differencesIn = (reading: Reading, state: State, position: Position | undefined) => {
    const { facts, lines, stored, failedPictures } = reading;
    const { focus = facts.focus, isAtTop } = position ?? {};
    const isFocused = focus === null ? facts.focus !== NOWHERE : focus === facts.focus;
    const expectedScroll = isAtTop ? 0 : ((position && reading.expectedScroll) ?? facts.scroll);
    const isScrolled = Math.abs(facts.scroll - expectedScroll) <= TOLERANCE;
    // The backend names a picture, but the build makes the addresses of its sizes.
    const named = failedPictures.length > 0 ? JSON.stringify(state) : '';
    const inStorage = (valueOf: (key: string) => unknown) =>
      Object.fromEntries([...saved.keys()].map((key) => [`${key} in storage`, valueOf(key)]));
    const actual = {
      page: withoutFiles(lines, failedPictures),
      address: facts.address,
      focus: facts.focus,
      scroll: facts.scroll,
      alerts: reading.alerts,
      requests: [...app.requests],
      ...inStorage((key) => parsed(stored[key])),
    };
    const expected = {
      ...actual,
      page: withoutFiles(expectedLines(outlineOf(state), lines), failedPictures),
      ...(addressOf && { address: addressOf(state) }),
      ...(!isFocused && { focus: focus ?? anyControl(focusBefore) }),
      ...(!isScrolled && { scroll: expectedScroll }),
      alerts: alerts.map(({ text }) => text),
      ...(requestOf && { requests }),
      ...inStorage((key) => saved.get(key)),
    };
    const wrong = {
      ...reading.faults,
      errors: app.errors.filter((text) => !knownErrors.includes(text)),
      'pictures that fail': failedPictures.filter((address) => !named.includes(address)),
    };
    return differingFacts({ errors: [], 'pictures that fail': [], ...expected }, { ...actual, ...wrong });
  };

  /** How the page differed at the moment of an alert from all states in which it may be shown. */
  const differencesAt = ({ text, lines }: ShownAlert, failedPictures: readonly string[]): Fact[] => {
    const from = alerts.find((alert) => alert.text === text)?.from ?? states.length;
    const name = `page at the alert '${text}'`;
    const differences = states
      .slice(from)
      .map((state) =>
        differingFacts(
          { [name]: withoutFiles(expectedLines(outlineOf(state), lines), failedPictures) },
          { [name]: withoutFiles(lines, failedPictures) },
        ),
      );
    return differences.some((facts) => facts.length === 0) ? [] : (differences[0] ?? []);
  };

  return {
    /** Notes a step and its effects, which the next comparison expects. What storage refuses is not compared. */
    expect({ action, before, after, crash }: Step<State>, isRefused: boolean) {
      states.push(after);
      if (crash) return;
      for (const { alert, save, key = save, request } of effectsOf(action, before, after)) {
        if (alert !== undefined) alerts.push({ text: alert, from: states.length - 1 });
        if (request !== undefined) requests.push(request);
        const stored = savedOf(after);
        if (typeof key !== 'string' || !(key in stored)) continue;
        if (isRefused) saved.delete(key);
        else saved.set(key, stored[key]);
      }
    },

    /** Waits until the page is as in a state, or has settled. */
    read: (state: State, position: Position | undefined) =>
      settledReading(app, (reading) => differencesIn(reading, state, position).length === 0),

    /** What differs between a page and a state. The next comparison is about what happens from now on. */
    async compare(reading: Reading, state: State, position: Position | undefined) {
      const shown =
        reading.alerts.length > 0 ? await app.page.evaluate(() => window.replayTools.takeAlerts()) : [];
      const ofAlerts = shown.flatMap((alert) => differencesAt(alert, reading.failedPictures));
      const facts = [...differencesIn(reading, state, position), ...ofAlerts];
      if (reading.facts.focus !== NOWHERE) focusBefore = reading.facts.focus;
      app.errors.length = 0;
      app.requests.length = 0;
      [states, alerts, requests] = [[], [], []];
      return facts;
    },
  };
}

/** Says that a control must have the focus. Any control is right, but the sentence names the control that had it before. */
const anyControl = (before: string | undefined) =>
  before === undefined ? 'on any control' : `on any control: before, it was on ${before}`;

/** A text in storage as a value; one that is not JSON is returned as it is. */
function parsed(text = 'null'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
