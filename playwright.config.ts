/** Browser tests run against the built portal, in the Chromium that is installed. */
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/portalForBrowser.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a machine may be ten times slower than usual, and what is slow is not yet wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    // Set by the global set-up before any worker reads this.
    ...(process.env['PORTAL_URL'] && { baseURL: process.env['PORTAL_URL'] }),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A click on a dialog that is still moving may miss its button.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time: in CI it is taken of what failed, the second time.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      // Without a system browser, Playwright takes its own.
      ...(existsSync(installed) && { executablePath: installed }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
