/** VoIP of a new customer, at one address with fiber. */
import { and, eq } from 'drizzle-orm'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import type { Database } from '../../../../server/db/database'
import { serviceAccounts } from '../../../../server/db/schema/customers/accounts'
import { emergencyAddresses } from '../../../../server/db/schema/services/voip'
import { expect, test, tick } from '../../../support/browser/browser'
import { type Account, addAccount } from '../../../support/data/people'
import { addLine, addVoicemail } from '../../../support/data/services/voip'

/** Adds VoIP at the same address on the same bill. */
async function addVoipBeside(db: Database, fiber: Account): Promise<Account> {
  const account = await addAccount(db, fiber.customerNumber, { serviceType: 'VOIP' })
  const { premiseNumber, billingAccountNumber } = fiber
  await db
    .update(serviceAccounts)
    .set({ premiseNumber, billingAccountNumber })
    .where(eq(serviceAccounts.id, account.serviceAccountId))
  return account
}

test('a customer moves the emergency address, forwards calls and deletes a voicemail', async ({
  customerPage: page,
  db,
  household,
}) => {
  const line = await addLine(db, await addVoipBeside(db, household.account))
  await addVoicemail(db, line)
  await page.goto('/')
  await page.getByRole('link', { name: 'VOIP' }).click()

  await page.getByRole('button', { name: voipTexts.changeAddress }).click()
  await page.getByLabel(commonTexts.streetAddress).fill('8 Wren Ln')
  await page.getByRole('button', { name: voipTexts.sendAddress }).click()
  const emergency = page.getByRole('region', { name: voipTexts.emergencyAddressE911 })
  await expect(emergency.getByText(voipTexts.pending)).toBeVisible()
  await expect(emergency.getByText('12 Larkspur Lane, Quillmere, TX 00141')).toBeVisible()

  await page.getByRole('button', { name: voipTexts.changeForwarding }).click()
  await tick(page.getByRole('radio', { name: voipTexts.whenBusy }))
  await page.getByLabel(voipTexts.forwardTo).fill('2905550101')
  await page.getByRole('button', { name: commonTexts.save }).click()
  await expect(page.getByText(voipTexts.forwardingTo(voipTexts.whenBusy, '(290) 555-0101'))).toBeVisible()

  await page.getByRole('link', { name: `${voipTexts.voicemail} 1` }).click()
  await expect(page.getByText('Your car is done.')).toBeVisible()
  await page.getByRole('button', { name: voipTexts.deleteVoicemailFrom('Wren Garage') }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(page.getByText(voipTexts.noVoicemails)).toBeVisible()

  // The registry needs some time, which has passed if the address was filed a minute ago. The page polls for the
  // result.
  await db
    .update(emergencyAddresses)
    .set({ filedAt: new Date(Date.now() - 60_000) })
    .where(and(eq(emergencyAddresses.lineId, line), eq(emergencyAddresses.status, 'pending')))
  await expect(emergency.getByText(voipTexts.confirmed, { exact: true })).toBeVisible()
  await expect(emergency.getByText('8 Wren Ln, Quillmere, TX 00141')).toBeVisible()
})
