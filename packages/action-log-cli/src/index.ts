export type {
  App,
  AppCode,
  AppInBrowser,
  AppInPage,
  Cause,
  FakeBackend,
  FirstVisit,
  Position,
  ServedApp,
  WalkRules,
} from './app';
export { bundlePage, loadBundled } from './bundle';
export { run } from './command/run';
export type { FileReport } from './report/fileReport';
export { responseOf } from './walk/compareServed';
