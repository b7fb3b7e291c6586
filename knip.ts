import type { KnipConfig } from 'knip';

/** What `knip`, a part of `npm run lint`, cannot see by itself. */
const config: KnipConfig = {
  entry: [
    'artwork/compare.ts', // started by hand
    'bench/shop/reference/plain.ts', // bundled by writeReferences.ts
    'tests/engines/programs.ts', // a project of playwright.config.ts
    'src/app/offline/worker.ts', // bundled by tools/build/serviceWorker.ts
    'packages/action-log-cli/src/toTest/openReplayed.ts', // imported by the tests that `npm run replay -- --to-test` writes
    'shop.d.json.ts', // the compiler reads it as the types of shop.json
    'steiger.config.js',
    'tests/engines/driver/inPage.ts', // bundled for the page
    'packages/action-log-cli/src/browser/inPage/inPage.ts', // bundled for the page
  ],
  ignoreDependencies: [
    '@fontsource.*', // tools/brand/cutFont.ts resolves their files by name
    '@redux-devtools/instrument', // bundled by tests/browser/devTools.ts
    'ts-node', // Jest reads jest.config.ts with it
  ],
  ignoreUnresolved: ['tools/build/build.ts'], // started by its path from the project's folder
};

export default config;
