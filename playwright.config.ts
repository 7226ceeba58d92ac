/** Browser tests run against the built portal, in the Chromium that is installed. */
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { keepTemporaryFilesInMemory } from './tests/support/memoryFolder.mjs'

keepTemporaryFilesInMemory()

/** The shell without a window costs a third less of the processor than the whole browser. */
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const installed = process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place)) ?? ''

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser/portalForBrowser.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // Twice the two cores of a small machine: tests also wait, for the bank, for a registry or for a page to settle.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A machine may be ten times slower than usual, but what hangs must not hold up the run for minutes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    // Set by the global set-up before any worker reads this.
    ...(process.env['PORTAL_URL'] && { baseURL: process.env['PORTAL_URL'] }),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A click on a dialog that is still moving may miss its button.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace costs a third of the time. `--trace on` takes one of a test that has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
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
