/**
 * Checks every screen in both color schemes and widths, as a demo user who may use all of it. Dialogs and other
 * overlays are checked in screens-are-accessible.spec.ts.
 */

import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { collectPageProblems } from '../../../support/browser/pageProblems'
import {
  expectScreen,
  navigateTo,
  refusalOn,
  screensCheckedBy,
  unknownAddress,
  viewers,
} from '../../../support/browser/screenAddresses'

test.use({ serviceWorkers: 'allow' })

/** Splits the screens into small groups, so that all workers are busy until the end. */
const screensPerTest = 6

for (const email of viewers) {
  const all = [...screensCheckedBy(email), ...(email === viewers[0] ? [unknownAddress] : [])]
  for (let start = 0; start < all.length; start += screensPerTest) {
    const addresses = all.slice(start, start + screensPerTest)
    test(`${email} sees these screens without defects in both color schemes and widths: ${addresses.join(', ')}`, async ({
      page,
      signedInPageOf,
    }) => {
      await signedInPageOf({ email })
      const pageChecker = createPageChecker(page)
      const problems = collectPageProblems(page)
      for (const [index, address] of addresses.entries()) {
        if (index === 0) await page.goto(address)
        else await navigateTo(page, address)
        await pageChecker.waitUntilIdle()
        await expectScreen(page, address)
        if (address !== unknownAddress) await expect(refusalOn(page, address), address).toHaveCount(0)
        await pageChecker.expectAccessibleInAllModes(address)
        expect(problems, address).toEqual([])
      }
    })
  }
}
