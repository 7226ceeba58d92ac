/**
 * Checks every screen in both color schemes and widths, as a demo user who may use all of it. Dialogs and other
 * overlays are checked in screens-are-accessible.spec.ts.
 */
import { expect, test } from '../../support/browser'
import { eyesOn } from '../../support/looking'
import { expectScreen, goWithin, screensCheckedBy, viewers, unknownAddress } from '../../support/screenAddresses'
import { troubleOf } from '../../support/trouble'

/** Splits the screens into small groups, so that all workers are busy until the end. */
const atOnce = 6

for (const email of viewers) {
  const all = [...screensCheckedBy(email), ...(email === viewers[0] ? [unknownAddress] : [])]
  for (let start = 0; start < all.length; start += atOnce) {
    const addresses = all.slice(start, start + atOnce)
    test(`${email} sees these screens whole in every look: ${addresses.join(', ')}`, async ({
      page,
      holdSessionOf,
    }) => {
      await holdSessionOf({ email })
      const eyes = eyesOn(page)
      const trouble = troubleOf(page)
      for (const [index, address] of addresses.entries()) {
        if (index === 0) await page.goto(address)
        else await goWithin(page, address)
        await eyes.untilQuiet()
        await expectScreen(page, address)
        await expect(
          page.getByText(/isn’t available for your account type|You don’t have permission/),
          address,
        ).toHaveCount(0)
        await eyes.expectWhole(address)
        expect(trouble, address).toEqual([])
      }
    })
  }
}
