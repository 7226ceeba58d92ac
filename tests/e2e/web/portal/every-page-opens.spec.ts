/**
 * Every demo user opens their first page, and pages that screens-have-no-defects.spec.ts does not open as this user. The
 * customer whose pages are the emptiest opens all that show data of a customer. For the others, a page for all users
 * would be the same again: they open what only their kind of user has. Some empty pages, and some that staff may only
 * read or not open, are also checked for accessibility, at one width and in one color scheme. One user of each kind of
 * dashboard signs in with the form.
 */
import { eq } from 'drizzle-orm'
import type { Page as PortalPage } from '#shared/pages'
import { openPaths } from '#shared/pages/openPaths'
import { paths } from '#shared/paths'
import * as pageTexts from '#shared/texts/pages'
import { users } from '../../../../server/db/schema/signIn/users'
import { demoSignIns } from '../../../../server/db/seed/demoUsers/demoPeople'
import { createPageChecker, expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, signIn, test } from '../../../support/browser/browser'
import { collectPageProblems, findUnusedPreloads } from '../../../support/browser/pageProblems'
import { expectScreen, navigateTo, screens, screensCheckedBy, viewers } from '../../../support/browser/screenAddresses'

test.use({ serviceWorkers: 'allow' })

/** Pages that look different for these users, because they are empty, or because the user lacks rights. */
const checkedPages: Record<string, readonly string[]> = {
  'newcomer@demo.example': [paths.paymentHistory, paths.messageCenter, paths.managePayment, paths.internetUsage],
  'clerk@demo.example': [paths.messageQueue, paths.issueCredit, paths.auditLog],
}

const opensAllData = (email: string): boolean => email === 'newcomer@demo.example'

/** Without a right to it, a page is the same for all customers, except for the list of open requests. */
const showsOwnData = ({ id, feature }: PortalPage): boolean => feature !== null || id === 'support'

const signsIn = (email: string): boolean => viewers.some((viewer) => viewer === email)

for (const { email } of demoSignIns) {
  test(`${email} ${signsIn(email) ? 'signs in and opens' : 'opens'} ${opensAllData(email) ? 'every page with data of a customer' : 'their own pages'} without a warning, an error or a failed request`, async ({
    page,
    db,
    signedInPageOf,
  }) => {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const checkedElsewhere = new Set(screensCheckedBy(email))
    const isOwn = ({ userTypes }: PortalPage) => user !== undefined && userTypes?.includes(user.userType) === true
    const isForAll = ({ userTypes }: PortalPage) => userTypes === undefined
    const addresses = screens
      .filter((screen) => isOwn(screen) || (opensAllData(email) && isForAll(screen) && showsOwnData(screen)))
      .flatMap(({ path }) => (checkedElsewhere.has(path) ? [] : [path]))
    const pageChecker = createPageChecker(page)
    const problems = collectPageProblems(page)
    const expectSilence = async (place: string) => {
      await pageChecker.waitUntilIdle()
      expect(await findUnusedPreloads(page), `${place} preloads styles without need`).toEqual([])
      expect(problems, place).toEqual([])
    }
    const first = page.getByRole('heading', {
      level: 1,
      name: new RegExp(`${pageTexts.mainDashboard}|Customer Data View`),
    })
    if (signsIn(email)) {
      await page.goto(openPaths.login)
      await expectSilence('the sign-in page')
      await signIn(page, { email })
      await expect(first).toBeVisible()
      await expectSilence('the first page after signing in')
    } else {
      await signedInPageOf({ email })
    }
    await page.goto(openPaths.dashboard)
    await expect(first).toBeVisible()
    await expectSilence('the first page with a session')
    for (const address of addresses) {
      await navigateTo(page, address)
      await pageChecker.waitUntilIdle()
      await expectScreen(page, address)
      if (checkedPages[email]?.includes(address)) await expectAccessible(page, address)
      expect(problems, address).toEqual([])
    }
  })
}
