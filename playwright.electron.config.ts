/** Configures the tests in Electron's own program with the built shell and portal. Without Electron they are skipped. */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/electron',
  globalSetup: './tests/support/shell/portalForElectron.ts',
  outputDir: '.cache/electron',
  // Parallel windows would take the focus from each other.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/electron.json' }]],
})
