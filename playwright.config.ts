/** Configures the browser tests, which run against the built portal in the installed Chromium. */
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { keepTemporaryFilesInMemory } from './tests/support/memoryFolder.mjs'

keepTemporaryFilesInMemory()

/** The headless shell comes first, because it needs a third less CPU time than the full browser. */
const candidates = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const installed = process.env['CHROMIUM_PATH'] ?? candidates.find((file) => existsSync(file)) ?? ''

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser/portalForBrowser.ts',
  outputDir: '.cache/e2e',
  // One picture for all systems: the page brings its own font.
  snapshotPathTemplate: 'tests/support/browser/pictures/{arg}{ext}',
  fullyParallel: true,
  // Twice the two cores of a small machine, because tests also wait, for example for the bank or for a page to settle.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A machine may be ten times slower than usual, but a test that hangs must not delay the run for minutes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    // The global set-up sets PORTAL_URL before any worker reads it.
    ...(process.env['PORTAL_URL'] && { baseURL: process.env['PORTAL_URL'] }),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // The worker that shows a page while the portal can't be reached would be installed again in every test. The tests of
    // it, and those that read the console, allow it.
    serviceWorkers: 'block',
    // A click on a dialog that is still moving may miss its button.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace takes a third of the time. Use `--trace on` for a failed test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a system browser, Playwright uses its own.
      ...(existsSync(installed) && { executablePath: installed }),
      args: [
        '--no-sandbox',
        // Most code runs too briefly to be worth optimizing, and most pages are gone before their memory is needed again.
        '--js-flags=--no-turbofan --single-threaded-gc --min-semi-space-size=64 --max-semi-space-size=64',
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
