import { defineConfig } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../tools/chromium';
import { engines, type Engine } from './engines/driver/browser';
import './sampleShop.mjs';

const port = Number(process.env.E2E_PORT ?? 3210);

/**
 * Real browsers against the production build: all tests in Chromium, and those of tests/engines in each engine. The tools
 * find the browsers or install them.
 */
export default defineConfig<object, { engine: Engine }>({
  projects: [
    { name: 'shop', testDir: 'browser' },
    { name: 'programs', testDir: 'engines', testMatch: 'programs.ts' },
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'engines',
      dependencies: ['programs'],
      use: { engine },
    })),
  ],
  snapshotPathTemplate: 'spoken/{arg}{ext}',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000, // A busy machine is slow, not wrong.
  expect: { timeout: 15_000, toHaveScreenshot: { pathTemplate: 'pictures/{arg}{ext}' } },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0, // A shared machine may stall for seconds. What passes only then is named at the end.
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  webServer: {
    command: 'npm run build && npm run serve',
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
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: browserFlags,
    },
  },
});
