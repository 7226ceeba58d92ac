import { eq } from 'drizzle-orm'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as frameTexts from '#shared/texts/frame'
import * as summaryTexts from '#shared/texts/operations/summary'
import * as commandTexts from '#shared/texts/speech/commands'
import { customerNotes } from '../../../../server/db/schema/customers/notes'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { addAccount, addPerson } from '../../../support/data/people'

test('staff find a customer by keyboard only, save a note, give a credit, and see both in the timeline', async ({
  staffPage: page,
  db,
  household,
}) => {
  await page.goto('/')
  const palette = page.getByRole('combobox', { name: commandTexts.staffPalettePrompt })
  await expect(page.getByRole('button', { name: commandTexts.openPalette })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type(household.person.customerNumber)
  await expect(page.getByRole('option', { selected: true })).toContainText(household.person.customerNumber)
  await expectAccessible(page, 'the command palette')
  await page.keyboard.press('Enter')
  const head = page.getByRole('region', { name: commonTexts.customer, exact: true })
  await expect(head).toBeVisible()
  // A long email address must not be broken into two lines.
  await page.setViewportSize({ width: 1440, height: 900 })
  const lines = await head.getByText(household.person.email).evaluate((element) => element.getClientRects().length)
  expect(lines).toBe(1)
  // The head has at most two lines of facts, the chips and the actions.
  expect((await head.boundingBox())?.height).toBeLessThan(220)

  await page.getByRole('button', { name: commonTexts.addANote }).click()
  await page.getByLabel(commonTexts.note, { exact: true }).fill('Calls back on Monday.')
  await page.getByRole('button', { name: customerTexts.saveNote }).click()
  // While the note is being sent, the field also contains this text.
  await expect(page.getByLabel(commonTexts.note, { exact: true })).toBeHidden()
  await expect(page.getByText('Calls back on Monday.')).toBeVisible()
  const notes = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerNumber, household.person.customerNumber))
  expect(notes).toMatchObject([{ body: 'Calls back on Monday.', authorName: 'Imani Penhallow' }])

  await page.getByRole('link', { name: frameTexts.issueACredit }).click()
  await page.getByLabel(creditTexts.creditAmountFor(household.account.billingAccountNumber)).fill('12.34')
  await page.getByRole('button', { name: creditTexts.issueCredit }).click()
  await page.getByRole('dialog', { name: 'Confirm Action' }).getByRole('button', { name: commonTexts.yes }).click()
  await expect(
    page.getByText(
      creditTexts.runProgress({
        done: 1,
        rowCount: 1,
        creditedCount: 1,
        amount: '$12.34',
        failedCount: 0,
      }),
    ),
  ).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type('customer data')
  await page.keyboard.press('Enter')
  await expect(page.getByText(commonTexts.creditOf('$12.34'))).toBeVisible()
  await expect(page.getByText('Calls back on Monday.')).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type('figures')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Operations Summary' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: summaryTexts.tileTitles.credits }).getByText(summaryTexts.issuedToday),
  ).toBeVisible()
})

test('staff select an address in the header by keyboard: the search starts immediately, and the list does not open again', async ({
  staffPage: page,
  db,
}) => {
  const street = `${Date.now()} Quarry Bend`
  const customer = await addPerson(db)
  await addAccount(db, customer.customerNumber, { streetAddress: street })
  await page.goto('/')
  const field = page.getByRole('search').getByLabel(commonTexts.serviceAddress)
  await field.fill(street.slice(0, -2))
  await expect(page.getByTitle(street)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(new RegExp(`^${street},`))
  await expect(page.getByRole('region', { name: commonTexts.customer, exact: true })).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('staff see the button that resets a password in the list of logins without scrolling', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/myAcclogin?tab=manage')
  await page.getByLabel(commonTexts.community).fill('Pellam')
  await page.getByRole('main').getByRole('button', { name: commonTexts.search, exact: true }).click()
  const reset = page.getByRole('button', { name: portalUserTexts.resetPasswordFor('Tobin Ashgrove') })
  const [button, main] = await Promise.all([reset.boundingBox(), page.getByRole('table').locator('..').boundingBox()])
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((main?.x ?? 0) + (main?.width ?? 0))
})
