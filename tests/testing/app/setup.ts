import { format } from 'node:util';

if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// A plain object, so that a test can change its shop's settings (tests/testing/app/changeSettings.ts).
jest.mock('@settings/shop', () => ({ ...jest.requireActual<object>('@settings/shop') }));

// A test that prints a warning or an error fails, unless it expects it (with a spy on `console`).
const printed: string[] = [];
console.error = console.warn = (...parts) => {
  const text = format(...parts);
  const isSlowMachine = /^\w+InvariantMiddleware took \d+ms/.test(text);
  if (!isSlowMachine) printed.push(text);
};

afterEach(() => {
  const texts = printed.splice(0);
  if (texts.length > 0) throw new Error(`The test printed:\n${texts.join('\n')}`);
});
