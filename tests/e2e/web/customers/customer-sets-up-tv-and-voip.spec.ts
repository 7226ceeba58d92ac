/** TV and VoIP of a new customer, at one address with fiber. */
import { and, eq } from 'drizzle-orm'
import * as commonTexts from '#shared/texts/common'
import * as tvTexts from '#shared/texts/services/tv'
import * as voipTexts from '#shared/texts/services/voip'
import type { Database } from '../../../../server/db/database'
import { serviceAccounts } from '../../../../server/db/schema/accounts'
import { emergencyAddresses } from '../../../../server/db/schema/voip'
import { expect, test, tick } from '../../../support/browser/browser'
import { type Account, addAccount } from '../../../support/data/people'
import { addDevice } from '../../../support/data/services/devices'
import { addSubscription } from '../../../support/data/services/plans'
import { addLine, addVoicemail } from '../../../support/data/services/voip'

/** Adds another service at the same address on the same bill. */
async function addBeside(db: Database, fiber: Account, serviceType: 'TV' | 'VOIP'): Promise<Account> {
  const account = await addAccount(db, fiber.customerNumber, { serviceType })
  const { premiseNumber, billingAccountNumber } = fiber
  await db
    .update(serviceAccounts)
    .set({ premiseNumber, billingAccountNumber })
    .where(eq(serviceAccounts.id, account.serviceAccountId))
  return account
}

test('a customer resets a PIN and searches for a channel', async ({ customerPage: page, db, household }) => {
  const tv = await addBeside(db, household.account, 'TV')
  await addSubscription(db, tv, 'TV-SELECT-120')
  await addDevice(db, tv, { kind: 'tv_box', model: 'GigaStream 4K box', wifiName: null })
  await page.goto('/')
  await page.getByRole('link', { name: 'TV & GigaStream' }).click()

  await page.getByRole('button', { name: tvTexts.resetOf(tvTexts.pinLabels.parental.title) }).click()
  await page.getByLabel(tvTexts.newPin, { exact: true }).fill('1234')
  await page.getByRole('button', { name: tvTexts.resetPin }).click()
  await expect(page.getByText(tvTexts.pinIsSequence)).toBeVisible()
  await page.getByLabel(tvTexts.newPin, { exact: true }).fill('2580')
  await page.getByLabel(tvTexts.confirmNewPin).fill('2580')
  await page.getByRole('button', { name: tvTexts.resetPin }).click()
  await expect(page.getByText(tvTexts.resetOn.replace('<date/>', ''))).toBeVisible()

  await page.getByLabel(tvTexts.nameOrNumber).fill('weather')
  await expect(page).toHaveURL(/search=weather/)
  await expect(page.getByRole('cell', { name: 'Valley Weather' })).toBeVisible()
  await expect(page.getByLabel(tvTexts.nameOrNumber)).toBeFocused()
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

  await page.getByRole('button', { name: voipTexts.changeAddress }).click()
  await page.getByLabel(commonTexts.streetAddress).fill('8 Wren Ln')
  await page.getByRole('button', { name: voipTexts.sendAddress }).click()
  const emergency = page.getByRole('region', { name: voipTexts.emergencyAddressE911 })
  await expect(emergency.getByText(voipTexts.pending)).toBeVisible()
  await expect(emergency.getByText('12 Larkspur Lane, Quillmere, TX 00141')).toBeVisible()

  await page.getByRole('button', { name: voipTexts.changeForwarding }).click()
  await tick(page.getByRole('radio', { name: voipTexts.whenTheLineIsBusy }))
  await page.getByLabel(voipTexts.forwardTo).fill('2905550101')
  await page.getByRole('button', { name: commonTexts.save }).click()
  await expect(page.getByText(voipTexts.forwardingTo(voipTexts.whenTheLineIsBusy, '(290) 555-0101'))).toBeVisible()

  await page.getByRole('link', { name: `${voipTexts.voicemail} 1` }).click()
  await expect(page.getByText('Your car is done.')).toBeVisible()
  await page.getByRole('button', { name: voipTexts.deleteVoicemailFrom('Wren Garage') }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.deleteLabel }).click()
  await expect(page.getByText(voipTexts.youHaveNoVoicemails)).toBeVisible()

  // The registry needs some time, which has passed if the address was filed a minute ago. The page polls for the
  // result.
  await db
    .update(emergencyAddresses)
    .set({ filedAt: new Date(Date.now() - 60_000) })
    .where(and(eq(emergencyAddresses.lineId, line), eq(emergencyAddresses.status, 'pending')))
  await expect(emergency.getByText(voipTexts.confirmed, { exact: true })).toBeVisible()
  await expect(emergency.getByText('8 Wren Ln, Quillmere, TX 00141')).toBeVisible()
})
