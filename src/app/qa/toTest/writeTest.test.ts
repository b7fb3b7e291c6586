import type { UnknownAction } from '@reduxjs/toolkit';
import { transpileModule, ModuleKind } from 'typescript';
import { orderPlaced, productAdded, productRemoved, quantityChanged } from '@/entities/cart';
import * as fixtures from '@/entities/product/index.fixtures';
import type { Log } from '@/features/action-log';
import { searchSubmitted, sortMenuToggled } from '@/features/catalogue';
import { rootReducer } from '../../redux/rootReducer';
import * as factsAfter from './factsAfter';
import { logOfActions, reread } from '../../testing/logOfActions';
import { writeTest } from './writeTest';

const sabia = fixtures.productOf({ id: 'p1', name: 'Caneca Sabiá', price_in_cents: 2990 });
const add = productAdded(sabia);

/** Runs the text of a test as Jest does; returns the test's title. */
function run(text: string): string {
  const modules: Record<string, unknown> = {
    '@/app/qa/toTest/factsAfter': factsAfter,
    '@/entities/product/index.fixtures': fixtures,
  };
  const { outputText } = transpileModule(text, { compilerOptions: { module: ModuleKind.CommonJS } });
  let ran = '';
  const test = (title: string, body: () => void) => {
    body();
    ran = title;
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- It is the text that is tested.
  const play = new Function('require', 'exports', 'test', 'expect', outputText) as (
    ...given: unknown[]
  ) => void;
  play((name: string) => modules[name], {}, test, expect);
  return ran;
}

const write = async (actions: readonly UnknownAction[], changes: Partial<Log> = {}) =>
  writeTest(await reread({ ...(await logOfActions(actions)), ...changes }), 'a title', 'x.json');

/** The log of some actions, as a version that does something else at the last one would have written it. */
async function recordedOtherwise(actions: readonly UnknownAction[], told: Partial<Log>) {
  const log = await logOfActions(actions);
  return { ...log, hashes: log.hashes.slice(0, 1), ...told };
}

describe('the test of a log', () => {
  it('says its events in few words, and what came of them', async () => {
    const { text, difference } = await write([add, add, quantityChanged({ id: 'p1', quantity: 3 })]);
    expect(difference).toBeNull();
    expect(text).toContain(`// Adicionou Caneca Sabiá
{ "type": "cart/productAdded", "payload": productRow({"id":"p1","name":"Caneca Sabiá","price_in_cents":2990}) },`);
    expect(text).toContain('// Mudou a quantidade de Caneca Sabiá para 3');
    expect(text).toContain('"cart": [{ "name": "Caneca Sabiá", "quantity": 3 }], "totalInCents": 12970');
    expect(text).toContain('"alerts": ["O produto Caneca Sabiá já foi adicionado ao carrinho!"]');
    expect(run(text)).toBe('a title');
  });

  it.each<[string, UnknownAction[]]>([
    ['nothing at all', []],
    ['an order', [add, orderPlaced()]],
    ['several alerts', [add, productRemoved('p1'), productRemoved('p1'), productAdded(null)]],
    ['what a shopper typed', [searchSubmitted('*/ `${1}`\n\u2028 "\' \\ //')]],
    ['a payload that is none', [sortMenuToggled()]],
    ['quantities that were saved', [{ type: 'cart/cartRestored', payload: [{ ...sabia, quantity: 4 }] }]],
    ['an id that says nothing', [{ type: 'cart/productRemoved', payload: '__proto__' }]],
  ])('runs: %s', async (_what, actions) => {
    const { text } = await write(actions);
    expect(run(text)).toBe('a title');
    // The test must be able to fail.
    expect(() => run(text.replace('"isWaiting": ', '"isWaiting": !'))).toThrow();
  });

  it('says a quantity beside the product', async () => {
    const { text } = await write([{ type: 'cart/cartRestored', payload: [{ ...sabia, quantity: 4 }] }]);
    expect(text).toContain(
      '[{ ...productRow({"id":"p1","name":"Caneca Sabiá","price_in_cents":2990}), quantity: 4 }]',
    );
  });

  it('leaves out the call for the products, of which no fact speaks', async () => {
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

  it('begins where the log begins', async () => {
    const preloadedState = [add, searchSubmitted('lua'), orderPlaced(), add].reduce(
      (state, action) => rootReducer(state, action),
      rootReducer(undefined, { type: 'start' }),
    );
    const { text } = await write([quantityChanged({ id: 'p1', quantity: 2 })], {
      preloadedState,
      screen: null,
      trail: [],
      hashes: [],
      asked: [],
    });
    expect(text).toContain('"isWaiting": true');
    expect(text).toContain('"cart": [{ "name": "Caneca Sabiá", "quantity": 2 }]');
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

  it('says what the log says of the state, and ends there', async () => {
    const log = await recordedOtherwise([add, add, orderPlaced()], {});
    const raised = [...log.trail];
    raised[1] = { state: JSON.stringify([['cart.items[p1].quantity', 2]]), screen: null };
    const { text, difference } = writeTest({ ...log, trail: raised }, 'a title', 'x.json');
    expect(difference).toMatchObject({ index: 1, what: 'state' });
    expect(text).toContain('"quantity": 2');
    expect(text).not.toContain('orderPlaced');
    expect(failure(text)).toMatch(/-\s+"quantity": 2,\n.*\+\s+"quantity": 1,/);
  });

  it('says what the log says of the alerts', async () => {
    const log = await recordedOtherwise([add, productRemoved('p1')], {
      asked: [[1, ['{"alert":"Removido"}']]],
    });
    const { text } = writeTest(
      { ...log, asked: [[0, ['{"save":"cart"}']], ...log.asked] },
      'a title',
      'x.json',
    );
    expect(failure(text)).toMatch(/-\s+"Removido",\n.*\+\s+"Produto Removido com sucesso!",/);
  });

  it.each<[string, Partial<Log>]>([
    ['tells only hashes', { screen: null, trail: [], hashes: [[1, '00000000']] }],
    ['begins otherwise', { hashes: [[0, '00000000']] }],
  ])('says what this version finds where the log %s', async (_what, changes) => {
    const { text, difference } = await write([add], changes);
    expect(difference?.what).toBe('hash');
    expect(text).toContain('the log does not tell how');
    run(text);
  });
});
