/**
 * Every demo user signs in with the form and opens all of their pages, except those that every-screen-is-whole.spec.ts
 * covers.
 */
import { eq } from 'drizzle-orm'
import { openPaths } from '#shared/openPaths'
import { demoSignIns } from '../../../server/db/seed/demoPeople'
import { users } from '../../../server/db/schema/people'
import { expect, signIn, test } from '../../support/browser'
import { eyesOn } from '../../support/looking'
import { expectScreen, goWithin, screensCheckedBy, screens, unknownAddress } from '../../support/screenAddresses'
import { troubleOf, unusedPreloads } from '../../support/trouble'

for (const { email } of demoSignIns) {
  test(`${email} signs in and opens every page without a warning, an error or a failed request`, async ({
    page,
    db,
  }) => {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const lookedAt = new Set(screensCheckedBy(email))
    const addresses = screens.flatMap(({ path, userTypes }) =>
      user && (userTypes ?? [user.userType]).includes(user.userType) && !lookedAt.has(path) ? [path] : [],
    )
    const eyes = eyesOn(page)
    const trouble = troubleOf(page)
    const expectSilence = async (place: string) => {
      await eyes.untilQuiet()
      expect(await unusedPreloads(page), `${place} preloads styles without need`).toEqual([])
      expect(trouble, place).toEqual([])
    }
    await page.goto(openPaths.login)
    await expectSilence('the sign-in page')
    await signIn(page, { email })
    const first = page.getByRole('heading', { level: 1, name: /Dashboard|Customer Data View/ })
    await expect(first).toBeVisible()
    await expectSilence('the first page after signing in')
    await page.reload()
    await expect(first).toBeVisible()
    await expectSilence('the first page after a reload')
    for (const address of [...addresses, unknownAddress]) {
      await goWithin(page, address)
      await eyes.untilQuiet()
      await expectScreen(page, address)
      expect(trouble, address).toEqual([])
    }
  })
}
