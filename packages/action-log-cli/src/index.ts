export type { Actor, App, AppCode, AppInBrowser, AppInPage, FakeBackend, FirstVisit, ServedApp, WalkRules } from './app';
export { bundlePage } from './bundlePage';
export { run } from './command/run';
export { loadBundled } from './loadBundled';
export type { FileReport } from './report/fileReport';
