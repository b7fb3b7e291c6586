import { constants } from 'node:os';
import { getSystemErrorMap } from 'node:util';
import { ADVICE, foreignWordsIn } from './foreignWords.fixtures';
import { reasonOf, statusReason, systemCode } from './systemError.mjs';

/** All codes of Node's system errors, each with what Node says of it. */
const codes = [
  ...new Map([
    ...Object.keys(constants.errno).map((code) => [code, code] as const),
    ...getSystemErrorMap().values(),
  ]),
];

it.each(codes)('the error %s (%s) is explained in Portuguese, with what to do', (code, message) => {
  const error = Object.assign(new Error(`${code}: ${message}, open '/srv/loja/products.json'`), { code });
  const reason = reasonOf(error);
  expect(foreignWordsIn(reason)).toEqual([]);
  expect(reason).toMatch(ADVICE);
  // `fetch` hides it in a cause, and in one of several causes.
  expect(reasonOf(new TypeError('fetch failed', { cause: error }))).toBe(reason);
  expect(reasonOf(new TypeError('fetch failed', { cause: new AggregateError([error]) }))).toBe(reason);
  expect(systemCode(error)).toBe(code);
});

it('the sentence about an error names the causes that owners meet', () => {
  const reasons = ['ENOSPC', 'EROFS', 'EACCES', 'EISDIR', 'EBUSY', 'ENOENT'].map((code) =>
    reasonOf(Object.assign(new Error(code), { code })),
  );
  expect(new Set(reasons).size).toBe(6);
  expect(reasons[0]).toMatch(/espaço no disco: apague/);
  expect(reasons[1]).toMatch(/só deixa ler/);
});

it('any other error has a sentence in Portuguese, too', () => {
  for (const error of [new Error('socket hang up'), new SyntaxError('Unexpected token'), 'x', null]) {
    expect(foreignWordsIn(reasonOf(error))).toEqual([]);
    expect(systemCode(error)).toBeUndefined();
  }
});

it.each([400, 401, 404, 407, 410, 418, 429, 500, 503])(
  'the status %i of a server is explained in Portuguese, with what to do',
  (status) => {
    expect(foreignWordsIn(statusReason(status))).toEqual([]);
    expect(statusReason(status)).toMatch(ADVICE);
  },
);
