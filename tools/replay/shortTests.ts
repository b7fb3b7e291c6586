import type { Step } from 'action-log';
import type { ShortSteps, Slices } from 'action-log-cli';
import type { RootState } from '@/app/redux/rootReducer';
import { shortenProducts } from './shortProducts';

type Steps = readonly Step<RootState>[];

/** What the tests of tests/app import, by module. */
export const imports = {
  './testing/openReplayed': ['openReplayed'],
  '@/entities/product/index.fixtures': ['productOf', 'productRow', 'sampleProducts'],
};

/** Without the call for the products, or with its products in short code. */
export function shorten(steps: Steps, { product: _loaded, ...start }: Slices): ShortSteps<RootState>[] {
  const others = steps.filter(({ action }) => !action.type.startsWith('product/'));
  const note = 'The call for the products is left out: no fact here needs it.';
  const withoutCall = {
    ...withShortProducts(others, start, 0),
    ...(others.length < steps.length && { note }),
  };
  // Until the whole list arrives, a prerendered page shows a part of it, for which there is no short code.
  const arrived = steps.findIndex(({ action }) => action.type.endsWith('/fulfilled'));
  return arrived < 0 ? [withoutCall] : [withoutCall, withShortProducts(steps, start, arrived)];
}

function withShortProducts(steps: Steps, start: Slices, sameFrom: number): ShortSteps<RootState> {
  const codes = new Map<object, string>();
  const short = steps.map((step) => {
    const { type } = step.action;
    return { ...step, action: { ...shortenProducts(step.action, codes), type } };
  });
  return { steps: short, start: shortenProducts(start, codes), codes, sameFrom };
}
