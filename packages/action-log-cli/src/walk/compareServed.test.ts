import { counterApp, counterLog } from 'action-log/testing';
import { rulesFor } from '../command/entryApp';
import { compareServed } from './compareServed';

const replayable = counterApp({
  outlineOf: ({ count }) => [
    '- main:',
    '  - group "Pictures":',
    '    - button "1"',
    `  - link "${count} pcs":`,
    '    - /url: /cart',
  ],
});
const walk = { ...rulesFor(replayable), isAddedByScripts: (line: string) => line.includes('group') };
const code = { logName: 'app', replayable, walk };
const response = { status: 200, cacheControl: 'no-cache', contentType: 'text/html' };

const served = (html: string, headers: Readonly<Record<string, string>> = {}) => ({
  status: () => 404,
  headerValue: (name: string) => Promise.resolve(headers[name] ?? null),
  text: () => Promise.resolve(html),
});
const walked = { code, log: counterLog([]), start: { count: 1 } };
const compare = (html: string) => compareServed(served(html), walked, '/shop');

const page = (text: string) => `<main><a href="/shop/cart">${text}</a></main>`;

it('the page as it was served has all that the first state shows, but for what scripts add', async () => {
  expect(await compare(page('1 pcs'))).toEqual([]);
  expect(await compare(page('2 pcs'))).toEqual([
    {
      path: 'page as it was served',
      expected: ['- main:', '  - link "1 pcs":', '    - /url: /cart'],
      actual: ['- main:', '  - link "2 pcs":', '    - /url: /cart'],
    },
  ]);
});

it('an app whose server may send an empty page is not compared', async () => {
  const ofAnyApp = { ...code, walk: rulesFor(replayable) };
  expect(await compareServed(served('<main></main>'), { ...walked, code: ofAnyApp }, '')).toEqual([]);
});

it('each fact of the response differs by itself', async () => {
  const facts = await compareServed(
    served('<main><a href="/cart">1 pcs</a></main>', { 'content-type': 'text/html' }),
    { ...walked, log: counterLog([], { response }) },
    '',
  );
  expect(facts).toEqual([
    { path: "status of the page's response", expected: 200, actual: 404 },
    { path: "cache-control of the page's response", expected: 'no-cache', actual: null },
  ]);
});
