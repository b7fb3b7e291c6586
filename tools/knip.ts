import type { KnipConfig } from 'knip';

/** What `knip`, a part of `npm run lint`, cannot see by itself. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'tests/testing/app/jsdom.ts', // named in the first line of tests
        'tests/browser/settings/buildAll.ts', // a project of playwright.config.ts
        'tests/foreign/app/index.tsx', // bundled by foreign.ts
        'tests/testing/engines/webkitPage.ts', // bundled for the page
        'tests/playwright.config.ts', // started with `playwright test -c tests`
        'src/app/early/early.ts', // bundled by tools/build/documents.ts
        'tests/mutants/replayMutant.ts', // bundled by plantMutants.ts
        'tools/replay/{shopParts,shopPage}.ts', // bundled by tools/replay/shopApp.ts
        'src/app/browser/browser.ts', // webpack's entry
        'tools/{refreshEntry,refreshLoader}.js',
        'tools/steiger.config.js', // used by lint.ts
        'tools/jestCounts.mjs', // named by test.ts
      ],
      ignoreDependencies: [
        '@fontsource.*', // owner/brand/cutFont.ts resolves their files by name
        'oxlint', // started by lint.ts
        'oxlint-tsgolint', // started by oxlint for the rules that need types
        'css-loader',
        'sass-loader',
        'ts-loader', // named in webpack.config.js
        'esbuild-register', // Jest reads jest.config.ts with it
      ],
      ignoreUnresolved: [
        'tools/build/build.ts', // started by its path from the project's folder
        './tests/testing/app/jsdom.ts', // Jest resolves it from the project's folder
      ],
    },
    'packages/action-log-cli': {
      entry: ['src/bin.ts'], // the command of the package
      ignoreDependencies: ['@playwright/test', 'action-log-panel'], // optional: only a walk needs them
      ignoreUnresolved: ['packages/action-log-cli/src/bin.ts'], // started by its path from the project's folder
    },
  },
};

export default config;
