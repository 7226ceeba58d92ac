import * as outageTexts from '#shared/texts/services/outages'
import * as serviceTexts from '#shared/texts/services/services'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { addAccount, addPerson, testRow } from '../../../support/data/people'

test('staff record an outage at an address, and the customer sees it until it ends', async ({
  db,
  page,
  signedInPageOf,
  staff,
  openDevice,
}) => {
  const person = await addPerson(db)
  const streetAddress = `${person.customerNumber.slice(-6)} Cable Ct`
  await addAccount(db, person.customerNumber, { streetAddress })
  const banner = page.getByText(
    outageTexts.title({
      services: serviceTexts.serviceLabels.FIBER,
      community: testRow.name,
      areaName: streetAddress,
    }),
  )

  const desk = await openDevice(staff)
  await desk.goto('/outages')
  await desk.getByRole('button', { name: outageTexts.recordOutage }).click()
  const form = desk.getByRole('dialog', { name: outageTexts.recordOutage })
  await form.getByRole('checkbox', { name: serviceTexts.serviceLabels.FIBER }).check()
  await form.getByRole('combobox', { name: outageTexts.communityLabel }).click()
  await desk.getByTitle(testRow.name, { exact: true }).click()
  await form.getByRole('radio', { name: outageTexts.areaLabels.premises }).check()
  await form.getByRole('combobox', { name: outageTexts.addressesLabel }).fill(streetAddress)
  await desk.getByTitle(streetAddress).click()
  await expect(form.getByText(outageTexts.affectedCount(1, 1))).toBeVisible()
  await form.getByLabel(outageTexts.messageLabel).fill('A cable was cut.')
  await expectAccessible(desk, '/outages with the form of an outage')
  await form.getByRole('button', { name: outageTexts.recordOutage }).click()
  await expect(form).toBeHidden()

  await signedInPageOf(person)
  await page.goto('/')
  await expect(banner.first()).toBeVisible()

  await desk.getByRole('button', { name: outageTexts.endOutage }).click()
  const end = desk.getByRole('dialog', { name: outageTexts.endOutage })
  await end.getByLabel(outageTexts.messageLabel).fill('The cable is repaired.')
  await expectAccessible(desk, '/outages with the end of an outage')
  await end.getByRole('button', { name: outageTexts.endOutage }).click()
  await expect(desk.getByRole('link', { name: outageTexts.proposeCredits })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})
