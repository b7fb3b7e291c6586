/**
 * `npm run mutation`: StrykerJS changes the shop's slices, selectors and effect rules, one change at a time, and counts how
 * many changes the unit tests notice. With ONLY_LOGS=1 the replay of the recorded logs is the only test.
 *   -- --mutate GLOB   only these files
 */
import { readdirSync, readFileSync } from 'node:fs';
import '../sampleShop.mjs';

/** Jest tests of a folder that run in Node: StrykerJS cannot see which lines a test in another environment runs. */
const inNode = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((path) => !readFileSync(path, 'utf8').includes('@jest-environment ./'));

const tests = process.env.ONLY_LOGS
  ? ['tests/corpus/corpus.test.ts']
  : [...inNode('src'), ...inNode('tests/app')];

export default {
  mutate: [
    'src/**/model/{slice,selectors,listProducts,cartItem}.ts',
    'src/**/model/start*.ts',
    'src/shared/navigation/slice.ts',
    'src/app/redux/{destinations,rootReducer}.ts',
    '!src/**/*.test.ts',
  ],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  jest: {
    configFile: 'jest.config.ts',
    config: {
      roots: ['<rootDir>/src', '<rootDir>/tests'],
      testMatch: tests.map((path) => `<rootDir>/${path}`),
    },
  },
  // Jest's compiler checks no types and reads no tsconfig.json.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['dist*', 'public', 'tests/pictures', 'test-results'],
};
