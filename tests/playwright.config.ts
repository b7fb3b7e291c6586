import { defineConfig } from '@playwright/test';
import { browserFlags, ensureHeadlessShell } from '../tools/programs';
import { engines, type Engine } from './testing/engines/openBrowser';
import './testing/sampleShop';

const port = Number(process.env.E2E_PORT ?? 3210);

/**
 * Real browsers against the production build: all tests in Chromium's headless shell, and those of
 * tests/engines in each whole browser. The tools find the browsers or install them. Tests with the tag @soak
 * run only with SOAK=1, as the nightly workflow has it.
 */
export default defineConfig<object, { engine: Engine }>({
  tsconfig: '../tsconfig.json',
  projects: [
    { name: 'builds', testDir: 'browser/settings', testMatch: 'buildAll.ts' },
    { name: 'shop', testDir: 'browser', testIgnore: '**/browser/settings/**' },
    { name: 'settings', testDir: 'browser/settings', dependencies: ['builds'] },
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'engines',
      use: { engine },
    })),
  ],
  snapshotPathTemplate: 'spoken/{arg}{ext}',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000, // A busy machine is slow, but the test is not wrong.
  expect: { timeout: 15_000, toHaveScreenshot: { pathTemplate: 'pictures/{arg}{ext}' } },
  ...(!process.env.SOAK && { grepInvert: /@soak/ }),
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0, // A shared machine may stall for seconds. The report names what passed at the second try.
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  webServer: {
    command: `${process.env.IS_BUILT ? '' : 'npm run build && '}npm run serve`,
    cwd: '..',
    env: { PORT: String(port) },
    port,
    timeout: 240_000,
    reuseExistingServer: !process.env.CI,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: ensureHeadlessShell(),
      args: browserFlags,
    },
  },
});
