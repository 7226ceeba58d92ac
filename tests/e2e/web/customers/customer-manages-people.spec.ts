import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as planTexts from '#shared/texts/services/plans'
import * as usageTexts from '#shared/texts/services/usage'
import { storePreferences } from '../../../../server/directory/users/preferences.queries'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, signIn, signOut, test, tick } from '../../../support/browser/browser'
import { addAccount, addCustomerRoles, addPerson } from '../../../support/data/people'
import { readMailedInvitation } from '../../../support/server/mails'

const next = 'Quill#2026'

test('an account holder invites someone, who sets a password, sees the account, and is removed', async ({
  customerPage: page,
  openDevice,
  db,
  household,
}) => {
  await addCustomerRoles(db)
  const email = `guest-${household.person.email}`
  await page.goto('/manageContacts')
  await page.getByRole('button', { name: peopleTexts.addPerson }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(commonTexts.firstName).fill('Jonas')
  await dialog.getByLabel(commonTexts.lastName).fill('Quill')
  await dialog.getByLabel(commonTexts.email).fill(email)
  await tick(dialog.getByRole('radio', { name: new RegExp(`^${peopleTexts.levelLabels.billing}`) }))
  await dialog.getByRole('button', { name: peopleTexts.sendInvitation }).click()
  await expect(page.getByRole('row', { name: /Jonas Quill/ })).toContainText(commonTexts.invitedLabel)

  const guest = await openDevice()
  await guest.goto(await readMailedInvitation(db, email))
  await expect(guest.getByRole('heading', { name: peopleTexts.welcomeTitle('Jonas') })).toBeVisible()
  await guest.getByLabel(commonTexts.newPassword, { exact: true }).fill(next)
  await guest.getByLabel(commonTexts.confirmPassword, { exact: true }).fill(next)
  await guest.getByRole('button', { name: peopleTexts.acceptTheInvitation }).click()
  await expect(guest.getByLabel(commonTexts.email)).toHaveValue(email)
  await signIn(guest, { email }, next)
  await expect(guest.getByText(`${paymentTexts.owesLead.own} $110.80`).first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: peopleTexts.remove('Jonas Quill') }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByRole('row', { name: /Jonas Quill/ })).toHaveCount(0)
  await guest.goto('/paymentHistory')
  await expect(guest).toHaveURL(/\/login/)
})

test('a customer selects the dark theme and larger text and moves a tile, on this and on the next device', async ({
  customerPage: page,
  openDevice,
  household,
}) => {
  const pageChecker = createPageChecker(page)
  await page.goto('/managePreference')
  await page.getByText(preferenceTexts.themeLabels.dark, { exact: true }).click()
  await page.getByText(preferenceTexts.sizeLabels.larger, { exact: true }).click()
  await page.getByRole('button', { name: commonTexts.moveUp(dashboardTexts.plan) }).click()
  await page.getByRole('switch', { name: commonTexts.show(commonTexts.announcements) }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${dashboardTexts.plan}$`) })).toBeVisible()
  // Changes show before they are stored.
  await pageChecker.waitUntilIdle()

  const other = await openDevice(household.person)
  await other.goto('/')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveCSS('font-size', '20px')
  const moved = other.getByRole('heading', {
    level: 2,
    name: new RegExp(`^(?:${planTexts.planLabel}|${commonTexts.accounts})$`),
  })
  await expect(moved.first()).toHaveText(planTexts.planLabel)
  await expect(other.getByRole('heading', { name: commonTexts.announcements })).toHaveCount(0)
  await signOut(other)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'system')
})

test('a customer with larger text never scrolls sideways and has a header of one line', async ({
  page,
  db,
  signedInPageOf,
}) => {
  const person = await addPerson(db)
  await addAccount(db, person.customerNumber, { serviceType: 'GAS' })
  await storePreferences(db, person.userId, { text_size: 'larger' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signedInPageOf(person)
  await page.goto('/gasUsageHistory')
  await expect(page.getByText(usageTexts.thermsPerDay)).toBeVisible()
  const root = page.locator('html')
  await expect(root).toHaveCSS('font-size', '20px')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(brand?.height).toBeLessThan(45)
})
