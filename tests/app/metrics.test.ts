/** @jest-environment ./tests/app/testing/jsdom.ts */
import { devToolsOf } from './testing/devTools';
import { orderPlaced, productAdded, productRemoved } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { searchSubmitted } from '@/features/catalogue';
import { locationChanged } from '@/shared/navigation';
import { makeStore } from '@/app/redux/makeStore';
import sampleShop from '../../tools/settings/sampleShop.json';
import { closeStores, openStore } from './testing/openStore';

const ADDRESS = 'https://metrics.example/collect';
const settings: { metrics: unknown } = sampleShop;
let beacons: { address: string; body: string }[];
let clock: number;

beforeEach(() => {
  process.env.HAS_METRICS = 'yes';
  jest.replaceProperty(settings, 'metrics', ADDRESS);
  beacons = [];
  clock = 1_000_000;
  Object.assign(navigator, {
    sendBeacon: (address: string, body: string) => beacons.push({ address, body }) > 0,
  });
});
afterEach(() => {
  closeStores();
  delete process.env.HAS_METRICS;
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const open = () => openStore({ now: () => clock });
type Opened = Awaited<ReturnType<typeof open>>;

function hide({ world }: Opened, state: DocumentVisibilityState = 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  world.window.dispatchEvent(new Event('visibilitychange'));
}
const leave = ({ world }: Opened) => world.window.dispatchEvent(new Event('pagehide'));
const sent = () => beacons.flatMap(({ body }) => (JSON.parse(body) as { events: object[] }).events);

describe('metrics', () => {
  it('are the names and times of events, sent once, when the page is hidden or left', async () => {
    const opened = await open();
    const { store } = opened;
    clock += 500;
    store.dispatch(searchSubmitted('gato secreto'));
    clock += 250;
    store.dispatch(productAdded(productOf({ id: 'p1', name: 'Caneca' })));
    hide(opened, 'visible');
    expect(beacons).toEqual([]);
    hide(opened);
    expect(beacons).toHaveLength(1);
    leave(opened);
    expect(beacons).toEqual([
      {
        address: ADDRESS,
        body: '{"release":"","events":[{"name":"catalogue/searchSubmitted","ms":500},{"name":"cart/productAdded","ms":750}],"vitals":[]}',
      },
    ]);
    store.dispatch(orderPlaced());
    leave(opened);
    expect(sent().slice(2)).toEqual([{ name: 'cart/orderPlaced', ms: 750 }]);
  });

  it('leave out events that changed nothing or are not on the list', async () => {
    const opened = await open();
    opened.store.dispatch(orderPlaced());
    opened.store.dispatch(productRemoved('nobody'));
    opened.store.dispatch(locationChanged({ to: '/product/p1', arrival: 'pushed' }));
    leave(opened);
    expect(beacons).toEqual([]);
  });

  it('do not include time travel or a replay', async () => {
    const opened = await open();
    const tools = devToolsOf(opened.store);
    const start = tools.count();
    opened.store.dispatch(productAdded(productOf({ id: 'p1' })));
    opened.store.dispatch(productAdded(productOf({ id: 'p2' })));
    for (const index of [start, start + 1, 0, tools.count()]) tools.jump(index);
    tools.importLog([opened.store.getState(), {}], [orderPlaced()]);
    makeStore().store.dispatch(productAdded(productOf({ id: 'p3' })));
    leave(opened);
    dispatchEvent(new Event('pagehide'));
    expect(sent()).toHaveLength(2);
  });

  it('are limited in number', async () => {
    const opened = await open();
    for (let times = 0; times < 2000; times += 1) opened.store.dispatch(searchSubmitted(`gato ${times}`));
    leave(opened);
    expect(sent()).toHaveLength(500);
    expect(beacons[0]?.body.length).toBeLessThan(64 * 1024);
  });

  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  it.each([undefined, refuse, () => false])('harm nothing if sendBeacon is %p', async (sendBeacon) => {
    const opened = await open();
    Object.assign(navigator, { sendBeacon });
    opened.store.dispatch(productAdded(productOf({ id: 'p1' })));
    const uncaught = jest.fn();
    addEventListener('error', uncaught);
    leave(opened);
    expect(uncaught).not.toHaveBeenCalled();
    removeEventListener('error', uncaught);
  });

  it('are off if no address is set', async () => {
    process.env.HAS_METRICS = '';
    const opened = await open();
    opened.store.dispatch(productAdded(productOf({ id: 'p1' })));
    leave(opened);
    expect(beacons).toEqual([]);
  });
});
