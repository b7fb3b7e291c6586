import type { Page } from '@playwright/test';
import type { Log, Step } from 'action-log';
import type { RootState } from '@/app/redux/rootReducer';
import { readSettings } from '../../../../../tools/settings/readSettings';
import type { PathDifference } from '../../cli/entry';
import type { Shop } from '../../cli/loadShop';
import { unlikeFacts } from '../browserReport';
import type { ShopByHand } from './openByHand';

/** Ms to wait for an alert that must be shown. */
const PATIENCE = 1_000;

/** Compares the shop in the browser with a log's state: the page, alerts, storage, errors. */
export function compareShop({ page, alerts, errors }: ShopByHand, log: Log, shop: Shop) {
  const knownErrors = log.happened.flatMap(([, { error, console: written }]) => [error ?? written]);
  const saved = new Map<string, unknown>();
  let expectedAlerts: unknown[] = [];

  return {
    /** Notes what a step asks effects for, which must be there at the next comparison. */
    expect({ action, before, after, crash }: Step<RootState>) {
      if (crash) return;
      for (const { alert, save } of shop.replayable.effectsOf(action, before, after)) {
        if (alert !== undefined) expectedAlerts.push(alert);
        if (save === 'cart' || save === 'catalogue') saved.set(save, shop.savedOf(after)[save]);
      }
    },

    /** What is not the same after the steps since the last comparison; the last led to this state. */
    async compare(state: RootState): Promise<PathDifference[]> {
      const facts = shop.screenOrError({ expectedScreen: shop.expectedOnPage }, state);
      const found = await page.evaluate((wanted) => window.replayTools.settledFacts(wanted), facts);
      const until = Date.now() + PATIENCE;
      do await page.evaluate(() => window.replayTools.painted());
      while (alerts.length < expectedAlerts.length && Date.now() < until);
      const stored = await readStorage(page, [...saved.keys()]);
      const isAsSaved = (key: string) => shop.hexOf(stored[key] ?? null) === shop.hexOf(saved.get(key));
      const unlike = unlikeFacts(
        {
          ...facts,
          alerts: expectedAlerts,
          ...Object.fromEntries([...saved].map(([key, value]) => [`${key} in storage`, value])),
        },
        {
          ...found,
          alerts: alerts.splice(0),
          ...Object.fromEntries(
            [...saved].map(([key, value]) => [`${key} in storage`, isAsSaved(key) ? value : stored[key]]),
          ),
          ...withErrors(errors.splice(0).filter((text) => !knownErrors.includes(text))),
        },
      );
      expectedAlerts = [];
      return unlike;
    },
  };
}

const withErrors = (errors: readonly string[]) => (errors.length > 0 ? { errors } : {});

/** The values in storage by the shop's keys; a text that is no JSON as it is. */
async function readStorage(page: Page, keys: readonly string[]): Promise<Record<string, unknown>> {
  const texts = await page.evaluate(
    ({ prefix, names }) => names.map((name) => [name, localStorage.getItem(prefix + name)] as const),
    { prefix: `${readSettings().env.STORAGE_NAME}:`, names: keys },
  );
  return Object.fromEntries(texts.map(([key, text]) => [key, parsed(text)]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text; // Shown as it is, beside what is expected.
  }
}
