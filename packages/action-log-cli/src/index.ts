export type {
  Actor,
  App,
  AppCode,
  AppInBrowser,
  AppPage,
  DriveRules,
  FakeBackend,
  FirstVisit,
  JestRules,
  PlaywrightRules,
  RandomOptions,
  RandomSessions,
  ServedApp,
  ShortSteps,
  Slices,
} from './app';
export { bundlePage } from './browser/bundlePage';
export { run, type Output } from './cli/run';
export { loadBundled } from './loadBundled';
export { writeTest } from './toTest/writeTest';
