export type {
  Actor,
  App,
  AppCode,
  AppInBrowser,
  AppInPage,
  FakeBackend,
  FirstVisit,
  Position,
  ServedApp,
  WalkRules,
} from './app';
export { bundlePage, loadBundled } from './bundle';
export { run } from './command/run';
export type { FileReport } from './report/fileReport';
