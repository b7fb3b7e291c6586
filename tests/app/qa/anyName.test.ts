/** @jest-environment ./tests/testing/app/jsdom.ts */
import fc from 'fast-check';
import type { UnknownAction } from 'redux';
import type { Step } from 'action-log';
import { focused } from '../../../packages/action-log-cli/src/inPage/position';
import { productAdded, productRemoved } from '@/entities/cart';
import { parseProduct, prerenderedList, stateWithList } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { loadPages, view } from '@/app/qa/view';
import { rootReducer, type RootState } from '@/app/redux/rootReducer';
import { productAddress } from '@/shared/addresses';
import { locationChanged } from '@/shared/navigation';
import { positionAfter } from '../../../tools/replay/positionAfter';

beforeAll(loadPages);

/** Pieces of names that a sheet may contain. */
const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...['"', '""', "'", '\\', '\\"', '  ', '\u00a0', '\u00ad', 'cafe\u0301', '%20', '%', '<b>', '</title>'],
    ...['&', '&amp;', '&quot;', '👩🏽‍🚀', '[level=1]', '": - link "', '/url: /', 'in region "X"'],
    'Caneca Sabiá que canta na laranjeira, pintada à mão, com a alça do outro lado e uma tampa de bambu',
  ),
);
const name = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));

const address = productAddress('p0');

/** What a shopper does with the product, and the selector of what has the focus then. */
const actionsOf = (
  product: Parameters<typeof productAdded>[0],
): readonly (readonly [UnknownAction, string])[] => [
  [locationChanged({ to: address, arrival: 'pushed', index: 1 }), 'h1'],
  [locationChanged({ to: '/', arrival: 'popped', index: 0 }), `main a[href="${address}"]`],
  [productAdded(product), 'h1'],
  [productRemoved('p0'), 'main button[aria-label^=Desfazer], main [role=status] button'],
];

/** The element with the focus as the page and as the log have it, after an action. */
function focusAfter(step: Step<RootState>, selector: string) {
  document.documentElement.innerHTML = view(step.after);
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  element.tabIndex = 0;
  element.focus();
  return { inPage: focused(), inLog: positionAfter(step, undefined)?.focus };
}

it('a walk names the focused control as the page does, whatever a product is called', () => {
  fc.assert(
    fc.property(name, (text) => {
      const product = parseProduct(productRow({ name: text }));
      if (!product) return;
      const list = prerenderedList({ rows: [product], part: { from: 0, of: 1 } });
      let before = rootReducer(
        { ...rootReducer(undefined, { type: 'start' }), product: stateWithList(list) },
        { type: 'start' },
      );
      for (const [action, selector] of actionsOf(product)) {
        const after = rootReducer(before, action);
        const { inPage, inLog } = focusAfter(
          { index: 0, action, before, after, taken: [], isLost: false },
          selector,
        );
        expect(inLog).toBe(selector.startsWith('main a') ? null : inPage); // A card's name is more than its text.
        before = after;
      }
    }),
    { numRuns: process.env.SOAK ? 1000 : 20 },
  );
});
