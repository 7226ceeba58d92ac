/**
 * Compares the tokens and components with their pictures. After an intended change, update the pictures with
 * `npx playwright test components-keep --update-snapshots` and look at them.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const sections = [
  'Colors',
  'Type, space and radius',
  'Icons',
  'Buttons and tags',
  'Fields',
  'Panels, tables and states',
  'Charts',
  'Pictures',
]

/** The major version of Chromium that made the pictures. */
const picturesVersion = '156'
/**
 * Tried out: a radius of 7 instead of 6 px, a padding of 16 instead of 15 px and a slightly lighter accent fail, and a
 * repeated run differs in no pixel.
 */
const strict = { threshold: 0.05, maxDiffPixels: 50 }
/** Other versions smooth letters and lines in other ways. */
const tolerant = { threshold: 0.2, maxDiffPixelRatio: 0.02 }

test('the tokens and components keep their look in both color schemes', async ({ browser }) => {
  await promisify(execFile)(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'scripts/vite/gallery.config.mjs',
  ])
  const tolerance = browser.version().startsWith(`${picturesVersion}.`) ? strict : tolerant
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1100, height: 800 } })
    await page.route('**/*', (route) =>
      route.fulfill({ path: path.join('.cache/gallery', new URL(route.request().url()).pathname) }),
    )
    await page.goto('http://gallery.test/gallery.html')
    await expect(page.getByRole('region', { name: 'Charts' })).toBeVisible()
    await page.evaluate(async () => void (await document.fonts.ready))
    for (const name of sections) {
      const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${colorScheme}.png`
      await expect.soft(page.getByRole('region', { name, exact: true })).toHaveScreenshot(file, tolerance)
    }
    await page.close()
  }
})
