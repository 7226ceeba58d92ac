/** The TV and the telephone line of a customer made for the test, at one address with fiber. */
import { and, eq } from 'drizzle-orm'
import { serviceAccounts } from '../../../server/db/schema/accounts'
import { emergencyAddresses } from '../../../server/db/schema/voice'
import { expect, test, tick } from '../../support/browser'
import { addDevice } from '../../support/devices'
import { addAccount, type Account } from '../../support/people'
import { addSubscription } from '../../support/plans'
import { addLine, addVoicemail } from '../../support/voice'
import type { Database } from '../../../server/db/database'

/** Another service at the same address and on the same bill. */
async function addBeside(db: Database, fiber: Account, serviceType: 'TV' | 'VOIP'): Promise<Account> {
  const account = await addAccount(db, fiber.customerNumber, { serviceType })
  const { premiseNumber, billingAccountNumber } = fiber
  await db
    .update(serviceAccounts)
    .set({ premiseNumber, billingAccountNumber })
    .where(eq(serviceAccounts.id, account.serviceAccountId))
  return account
}

test('a customer resets a PIN and looks for a channel', async ({ customerPage: page, db, household }) => {
  const tv = await addBeside(db, household.account, 'TV')
  await addSubscription(db, tv, 'TV-SELECT-120')
  await addDevice(db, tv, { kind: 'tv_box', model: 'GigaStream 4K box', wifiName: null })
  await page.goto('/')
  await page.getByRole('link', { name: 'TV & GigaStream' }).click()

  await page.getByRole('button', { name: 'Reset Parental PIN' }).click()
  await page.getByLabel('New PIN', { exact: true }).fill('1234')
  await page.getByRole('button', { name: 'Reset PIN' }).click()
  await expect(page.getByText('PIN cannot be digits in a row, such as 1234')).toBeVisible()
  await page.getByLabel('New PIN', { exact: true }).fill('2580')
  await page.getByLabel('New PIN again').fill('2580')
  await page.getByRole('button', { name: 'Reset PIN' }).click()
  await expect(page.getByText('The PIN was reset.').first()).toBeVisible()
  await expect(page.getByText(/^Reset on/)).toBeVisible()

  await page.getByLabel('Name or number').fill('weather')
  await expect(page).toHaveURL(/search=weather/)
  await expect(page.getByRole('cell', { name: 'Valley Weather' })).toBeVisible()
  await expect(page.getByLabel('Name or number')).toBeFocused()
})

test('a customer moves the emergency address, forwards calls and deletes a voicemail', async ({
  customerPage: page,
  db,
  household,
}) => {
  const line = await addLine(db, await addBeside(db, household.account, 'VOIP'))
  await addVoicemail(db, line)
  await page.goto('/')
  await page.getByRole('link', { name: 'VOIP' }).click()

  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByLabel('Street address').fill('8 Wren Ln')
  await page.getByRole('button', { name: 'Send address' }).click()
  const emergency = page.getByRole('region', { name: 'Emergency address (E911)' })
  await expect(emergency.getByText('Pending')).toBeVisible()
  await expect(emergency.getByText('12 Larkspur Lane, Quillmere, TX 00141')).toBeVisible()

  await page.getByRole('button', { name: 'Change forwarding' }).click()
  await tick(page.getByRole('radio', { name: 'When the line is busy' }))
  await page.getByLabel('Forward to').fill('2905550101')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('When the line is busy to (290) 555-0101')).toBeVisible()

  await page.getByRole('link', { name: 'Voicemail 1' }).click()
  await expect(page.getByText('Your car is done.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete voicemail of Wren Garage' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You have no voicemails.')).toBeVisible()

  // The registry takes some time, which is over when the address was filed a minute ago. The page asks by itself.
  await db
    .update(emergencyAddresses)
    .set({ filedAt: new Date(Date.now() - 60_000) })
    .where(and(eq(emergencyAddresses.lineId, line), eq(emergencyAddresses.status, 'pending')))
  await expect(emergency.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(emergency.getByText('8 Wren Ln, Quillmere, TX 00141')).toBeVisible()
})
