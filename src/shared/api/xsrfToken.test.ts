/** @jest-environment ./tests/testing/app/jsdom.ts */
import { readXsrfToken } from './xsrfToken';

afterEach(() => {
  for (const name of ['XSRF-TOKEN', 'NOT-XSRF-TOKEN']) document.cookie = `${name}=; max-age=0`;
});

it.each([
  ['is found behind another one', ['other=1', 'XSRF-TOKEN=a%20b'], 'a%20b'],
  ['may be empty', ['XSRF-TOKEN='], ''],
  ['is not a cookie whose name only ends like it', ['NOT-XSRF-TOKEN=no'], undefined],
])('the cookie %s', (_title, cookies, token) => {
  for (const cookie of cookies) document.cookie = cookie;
  expect(readXsrfToken()).toBe(token);
});
