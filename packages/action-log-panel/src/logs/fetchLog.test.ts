import { pack, writeLog } from 'action-log';
import { added, counterLog } from 'action-log/testing';
import { addressIn, fetchLog, isAllowed } from './fetchLog';

const PAGE = 'http://shop.example/cart?qa';
const log = counterLog([added(1)]);

/** Fetches from an address as a browser would that gets this answer. */
async function fetched(text: string, answer: () => Promise<unknown>) {
  const requested = jest.fn((_url: URL, _options: RequestInit) => answer());
  Object.assign(globalThis, { fetch: requested });
  const address = addressIn(text, PAGE);
  return { got: address && (await fetchLog(address)), requested: requested.mock.calls };
}
const answerOf = (text: string, status = 200) => {
  const body = new Blob([text]).stream();
  return () => Promise.resolve({ ok: status < 300, status, body });
};

it.each([
  ['/logs/a.json', true, 'http://shop.example/logs/a.json', 'shop.example'],
  ['https://shop.example/a.json', false, 'https://shop.example/a.json', 'shop.example'],
  ['//other.example:81/a.json', false, 'http://other.example:81/a.json', 'other.example:81'],
  ['data:application/json,{}', false, 'data:application/json,{}', 'a link that contains the log itself'],
])('the address %s is the own server: %p', (text, isOwn, href, place) => {
  const address = addressIn(text, PAGE);
  expect({ ...address, url: address?.url.href }).toEqual({ isOwn, url: href, place });
});

it.each(['javascript:alert(1)', 'file:///etc/passwd', 'blob:http://shop.example/1', 'http://', 'ftp://a/b'])(
  'the address %s is refused',
  (text) => {
    expect(addressIn(text, PAGE)).toBeNull();
  },
);

it.each([
  ['/a.json', true],
  ['data:,{}', true],
  ['https://logs.example/a.json', true],
  ['http://logs.example/a.json', false],
  ['https://logs.example:81/a.json', false],
  ['https://logs.example.evil.example/a.json', false],
  ['https://other.example/?https://logs.example', false],
])('a log may be opened from %s: %p', (text, allowed) => {
  const address = addressIn(text, PAGE);
  expect(address && isAllowed(address, ['https://logs.example', ''])).toBe(allowed);
});

describe('a log', () => {
  it('is fetched; cookies go to the own server only, and no redirect leads away from it', async () => {
    const { got, requested } = await fetched('/a.json', answerOf(await writeLog(log)));
    expect(got).toEqual(log);
    expect(requested[0]?.[1]).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
  });

  it('sends no referrer to another origin', async () => {
    const { got, requested } = await fetched('https://other.example/a.json', answerOf(await writeLog(log)));
    expect(got).toEqual(log);
    expect(requested[0]?.[1]).toMatchObject({ credentials: 'same-origin', referrerPolicy: 'no-referrer' });
  });

  it.each([
    ['missing', answerOf('', 404)],
    ['refused', answerOf('', 403)],
    ['foreign', answerOf('<!doctype html>')],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is %s', async (trouble, answer) => {
    expect((await fetched('/a.json', answer)).got).toBe(trouble);
  });

  it('is too long', async () => {
    const cancelled = jest.fn();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(2 ** 26)),
      cancel: cancelled,
    });
    const answer = () => Promise.resolve({ ok: true, status: 200, body: endless });
    expect((await fetched('/a.json', answer)).got).toBe('tooLong');
    expect(cancelled).toHaveBeenCalled();
  });
});

describe('a log in the address itself', () => {
  const inData = async (text: string) => {
    const address = addressIn(text, PAGE);
    return address && fetchLog(address);
  };

  it('is read, zipped or not', async () => {
    const text = await writeLog(log);
    expect(await inData(`data:application/gzip;base64,${await pack(text)}`)).toEqual(log);
    expect(await inData(`data:application/json;base64,${btoa(text)}`)).toEqual(log);
    expect(await inData(`data:application/json,${encodeURIComponent(text)}`)).toEqual(log);
  });

  it('is read if a query turned its plus signs into spaces', async () => {
    // Any text whose base64 contains a plus sign.
    const text = (await writeLog(log)).replace('"en"', '">>>~~~"');
    expect(btoa(text)).toContain('+');
    expect(await inData(`data:;base64,${btoa(text).replaceAll('+', ' ')}`)).toMatchObject({
      language: '>>>~~~',
    });
  });

  it.each(['data:;base64,!!!', 'data:application/gzip;base64,H4sIAAAAAAAAA', 'data:,%E0%A4%A'])(
    'is damaged: %s',
    async (text) => {
      expect(await inData(text)).toBe('damaged');
    },
  );
});
