/** Tests in Electron's own program, on the built shell and the built portal; skipped with the reason where it is not. */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/electron',
  globalSetup: './tests/support/shell/portalForElectron.ts',
  outputDir: '.cache/electron',
  // Windows take the focus from one another.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/electron.json' }]],
})
