import { defineConfig } from '@playwright/test';
import { browserFlags, ensureBrowser } from './tools/chromium';

const port = Number(process.env.E2E_PORT ?? 3210);

/** Real Chromium against the production build. `tools/chromium.ts` finds the browser or installs it. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000, // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  webServer: {
    command: 'npm run build && npm run serve',
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
