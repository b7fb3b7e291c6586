import type { UnknownAction } from 'redux';
import { transpileModule, ModuleKind } from 'typescript';
import { orderPlaced, productAdded, productRemoved, quantityChanged } from '@/entities/cart';
import * as fixtures from '@/entities/product/index.fixtures';
import type { Log } from 'action-log';
import { searchSubmitted, sortChosen, sortMenuToggled } from '@/features/catalogue';
import { replayable } from '@/app/qa/replayable';
import { rootReducer } from '@/app/redux/rootReducer';
import { writeTest } from 'action-log-cli';
import { logOfActions, reread } from './testing/logOfActions';
import * as openReplayed from './testing/openReplayed';
import { imports, shorten } from '../../tools/replay/shortTests';

const sabia = fixtures.productOf({ id: 'p1', name: 'Caneca Sabiá', price_in_cents: 2990 });
const add = productAdded(sabia);

/** Runs the text of a test as Jest does; returns the test's title. */
function run(text: string): string {
  const modules: Record<string, unknown> = {
    './testing/openReplayed': openReplayed,
    '@/entities/product/index.fixtures': fixtures,
  };
  const { outputText } = transpileModule(text, { compilerOptions: { module: ModuleKind.CommonJS } });
  let ran = '';
  const test = (title: string, body: () => void) => {
    body();
    ran = title;
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- It is the text that is tested.
  const play = new Function('require', 'exports', 'test', 'expect', outputText) as (
    ...given: unknown[]
  ) => void;
  play((name: string) => modules[name], {}, test, expect);
  return ran;
}

/** The text with another outcome in one of its expectations. */
function wrongAt(text: string, index: number): string {
  const [before = '', ...after] = text.split('.toEqual({');
  return [before, ...after.map((rest, at) => `${at === index ? ' "wrong": 1, ' : ''}${rest}`)].join(
    '.toEqual({',
  );
}

const writeFor = (log: Log) =>
  writeTest(log, 'a title', 'x.json', { replayable, jest: { imports, shorten } });

const write = async (actions: readonly UnknownAction[], changes: Partial<Log> = {}) =>
  writeFor(await reread({ ...(await logOfActions(actions)), ...changes }));

/** The log of some actions, as a version that differs at the last one would have written it. */
async function recordedOtherwise(actions: readonly UnknownAction[], changes: Partial<Log>) {
  const log = await logOfActions(actions);
  return { ...log, hashes: log.hashes.slice(0, 1), ...changes };
}

describe('the test of a log', () => {
  it('contains its events in short code, and what each changed', async () => {
    const { text, difference } = await write([add, add, quantityChanged({ id: 'p1', quantity: 3 })]);
    expect(difference).toBeNull();
    expect(text).toContain(`// Adicionou Caneca Sabiá
expect(app.after({ "type": "cart/productAdded", "payload": productRow({"id":"p1","name":"Caneca Sabiá","price_in_cents":2990}) })).toEqual({ "address": "/cart", "heading": "SEU CARRINHO", "badge": 1,`);
    expect(text).toContain(
      '.toEqual({ "alerts": ["O produto Caneca Sabiá já foi adicionado ao carrinho!"] });',
    );
    expect(text).toContain('// Mudou a quantidade de Caneca Sabiá para 3');
    expect(text).toContain(
      '.toEqual({ "items": ["Caneca Sabiá × 3"], "subtotal": "R$\u00a089,70", "total": "R$\u00a0129,70" });',
    );
    expect(run(text)).toBe('a title');
  });

  it.each<[string, UnknownAction[]]>([
    ['no event', []],
    ['an order', [add, orderPlaced()]],
    ['several alerts', [add, productRemoved('p1'), productRemoved('p1'), productAdded(null)]],
    ['what a shopper typed', [searchSubmitted('*/ `${1}`\n\u2028 "\' \\ //')]],
    ['no payload', [sortMenuToggled()]],
    ['quantities that were saved', [{ type: 'cart/cartRestored', payload: [{ ...sabia, quantity: 4 }] }]],
    ['an unusual id', [{ type: 'cart/productRemoved', payload: '__proto__' }]],
  ])('runs: %s', async (_what, actions) => {
    const { text } = await write(actions);
    expect(run(text)).toBe('a title');
    // Each of its facts must be able to fail.
    for (const [at] of actions.entries()) expect(() => run(wrongAt(text, at + 1))).toThrow();
    expect(() => run(wrongAt(text, 0))).toThrow();
  });

  it('contains a quantity beside the product', async () => {
    const { text } = await write([{ type: 'cart/cartRestored', payload: [{ ...sabia, quantity: 4 }] }]);
    expect(text).toContain(
      '[{ ...productRow({"id":"p1","name":"Caneca Sabiá","price_in_cents":2990}), quantity: 4 }]',
    );
  });

  it('leaves out the call for the products if no fact needs it', async () => {
    const { text } = await write([
      {
        type: 'product/executeQuery/pending',
        meta: { arg: { endpointName: 'list', queryCacheKey: 'list(undefined)' }, requestId: 'a' },
      },
      add,
    ]);
    expect(text).toContain('// The call for the products is left out');
    expect(text).not.toContain('executeQuery');
    run(text);
  });

  it('contains the products in short code if a fact needs them', async () => {
    const products = [sabia, fixtures.productOf({ id: 'p2', name: 'Caneca Maré', sales: 9 })];
    const call = { arg: { endpointName: 'list', queryCacheKey: 'list(undefined)' }, requestId: 'a' };
    const answer = (payload: object): UnknownAction[] => [
      { type: 'product/executeQuery/pending', meta: call },
      { type: 'product/executeQuery/fulfilled', payload, meta: call },
      sortChosen('best-sellers'),
    ];
    const { text } = await write(answer(fixtures.productList(products)));
    expect(text).toContain('"products": [productOf({"id":"p1",');
    expect(text).toContain('"listed": ["p2", "p1"], "sort": "Mais vendidos" });');
    run(text);
    const sample = await write(answer(fixtures.productList(fixtures.sampleProducts())));
    expect(sample.text).toContain('"products": sampleProducts(),');
    run(sample.text);
  });

  it('begins with the first state of the log', async () => {
    const preloadedState = [add, searchSubmitted('lua'), orderPlaced(), add].reduce(
      (state, action) => rootReducer(state, action),
      rootReducer(undefined, { type: 'start' }),
    );
    const { text } = await write([quantityChanged({ id: 'p1', quantity: 2 })], {
      preloadedState,
      screen: null,
      trail: [],
      hashes: [],
      requests: [],
    });
    expect(text).toContain('"isWaiting": true');
    expect(text).toContain('.toEqual({ "items": ["Caneca Sabiá × 2"],');
    run(text);
  });
});

describe('the test of a log that this version does not follow', () => {
  const failure = (text: string) => {
    try {
      run(text);
    } catch (error) {
      return String(error);
    }
    return '';
  };

  it('expects the state in the log, and ends there', async () => {
    const log = await recordedOtherwise([add, add, orderPlaced()], {});
    const raised = [...log.trail];
    raised[1] = { state: JSON.stringify([['cart.items[p1].quantity', 2]]), screen: null };
    const { text, difference } = writeFor({ ...log, trail: raised });
    expect(difference).toMatchObject({ index: 1, what: 'state' });
    expect(text).not.toContain('orderPlaced');
    expect(failure(text)).toMatch(/-\s+"items": Array \[\n-\s+"Caneca Sabiá × 2",/);
  });

  it('expects the screen in the log', async () => {
    const log = await recordedOtherwise([add, orderPlaced()], {});
    const [first, ...others] = log.trail;
    const screen = first?.screen?.replace('["badge",1]', '["badge",7]') ?? '';
    const trail = [{ state: first?.state ?? '', screen }, ...others];
    const { text, difference } = writeFor({ ...log, trail });
    expect(difference).toMatchObject({ index: 0, what: 'screen' });
    expect(failure(text)).toMatch(/-\s+"badge": 7,\n\+\s+"badge": 1,/);
  });

  it('expects the alerts in the log', async () => {
    const log = await recordedOtherwise([add, productRemoved('p1')], {
      requests: [[1, [{ alert: 'Removido' }]]],
    });
    const { text } = writeFor({ ...log, requests: [[0, [{ save: 'cart' }]], ...log.requests] });
    expect(failure(text)).toMatch(/-\s+"Removido",\n.*\+\s+"Produto Removido com sucesso!",/);
  });

  it.each<[string, Partial<Log>]>([
    ['contains only hashes', { screen: null, trail: [], hashes: [[1, '00000000']] }],
    ['begins with another state', { hashes: [[0, '00000000']] }],
  ])('expects what this version finds if the log %s', async (_what, changes) => {
    const { text, difference } = await write([add], changes);
    expect(difference?.what).toBe('hash');
    expect(text).toContain('the log does not say how');
    run(text);
  });
});
