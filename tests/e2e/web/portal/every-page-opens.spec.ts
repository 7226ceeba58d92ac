/**
 * Every demo user signs in with the form and opens pages that screens-have-no-defects.spec.ts does not open as this user.
 * The customer whose pages are the emptiest opens all of them. For the others, a page for all users would be the same
 * again: they open what only their kind of user has. Some empty pages, and some that staff may only read or not open, are
 * also checked for accessibility, at one width and in one color scheme.
 */
import { eq } from 'drizzle-orm'
import { openPaths } from '#shared/pages/openPaths'
import { paths } from '#shared/paths'
import * as pageTexts from '#shared/texts/pages'
import { users } from '../../../../server/db/schema/people'
import { demoSignIns } from '../../../../server/db/seed/demoUsers/demoPeople'
import { createPageChecker, expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, signIn, test } from '../../../support/browser/browser'
import { collectPageProblems, findUnusedPreloads } from '../../../support/browser/pageProblems'
import {
  expectScreen,
  navigateTo,
  screens,
  screensCheckedBy,
  unknownAddress,
} from '../../../support/browser/screenAddresses'

/** Pages that look different for these users, because they are empty, or because the user lacks rights. */
const checkedPages: Record<string, readonly string[]> = {
  'newcomer@demo.example': [paths.paymentHistory, paths.messageCenter, paths.managePayment, paths.internetUsage],
  'clerk@demo.example': [paths.messageQueue, paths.issueCredit, paths.auditLog],
}

const opensEveryPage = (email: string): boolean => email === 'newcomer@demo.example'

for (const { email } of demoSignIns) {
  test(`${email} signs in and opens ${opensEveryPage(email) ? 'every page' : 'their own pages'} without a warning, an error or a failed request`, async ({
    page,
    db,
  }) => {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const checkedElsewhere = new Set(screensCheckedBy(email))
    const addresses = screens
      .filter(({ userTypes }) => (user && userTypes ? userTypes.includes(user.userType) : opensEveryPage(email)))
      .flatMap(({ path }) => (checkedElsewhere.has(path) ? [] : [path]))
    const pageChecker = createPageChecker(page)
    const problems = collectPageProblems(page)
    const expectSilence = async (place: string) => {
      await pageChecker.waitUntilIdle()
      expect(await findUnusedPreloads(page), `${place} preloads styles without need`).toEqual([])
      expect(problems, place).toEqual([])
    }
    await page.goto(openPaths.login)
    await expectSilence('the sign-in page')
    await signIn(page, { email })
    const first = page.getByRole('heading', {
      level: 1,
      name: new RegExp(`${pageTexts.mainDashboard}|Customer Data View`),
    })
    await expect(first).toBeVisible()
    await expectSilence('the first page after signing in')
    await page.reload()
    await expect(first).toBeVisible()
    await expectSilence('the first page after a reload')
    for (const address of [...addresses, unknownAddress]) {
      await navigateTo(page, address)
      await pageChecker.waitUntilIdle()
      await expectScreen(page, address)
      if (checkedPages[email]?.includes(address)) await expectAccessible(page, address)
      expect(problems, address).toEqual([])
    }
  })
}
