import { addDays } from '#shared/format/dates'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as commonTexts from '#shared/texts/common'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, selectOption, test, tick } from '../../../support/browser/browser'
import { addDebtor, countMailedNotices } from '../../../support/data/billing/dunning'
import { addPerson } from '../../../support/data/people'

test('staff notify customers due for disconnect, see the result for each, and hold an account', async ({
  page,
  db,
  signedInPageOf,
}) => {
  const dueOn = addDays(new Date().toISOString().slice(0, 10), -25)
  const debtor = await addDebtor(db, { dueOn, name: { first: 'Noor', last: 'Falk' } })
  const whom = `Noor Falk, ${debtor.number}`
  await signedInPageOf(
    await addPerson(db, {
      userType: 'CENTRIC',
      rights: ['DUNNING.read', 'DUNNING.write', 'NOTICES.read', 'NOTICES.write'],
    }),
  )
  await page.goto('/disconnection')
  await tick(page.getByRole('checkbox', { name: commonTexts.selectItem(whom) }))
  await page.getByRole('button', { name: dunningTexts.notifyByEmail }).click()
  const dialog = page.getByRole('dialog', { name: dunningTexts.notifyByEmail })
  await expect(dialog.getByText('Hi Noor Falk')).toBeVisible()
  await dialog.getByRole('button', { name: gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(1)) }).click()
  await expect(page.getByText('Email sent successfully!')).toBeVisible()
  // The server runs the notices, so the run is still there after a reload.
  await page.reload()
  await expect(page.getByText('Email sent successfully!')).toBeVisible()
  await expectAccessible(page, '/disconnection with a run')
  expect((await countMailedNotices(db)).get(debtor.number)).toBe(1)

  await page.goto('/disconnection')
  await page.getByRole('button', { name: dunningTexts.placeHoldOn(whom) }).click()
  const hold = page.getByRole('dialog', { name: dunningTexts.placeHoldTitle })
  await selectOption(hold.getByLabel(commonTexts.reason), dunningTexts.holdReasonLabels.arrangement)
  await hold.getByLabel(commonTexts.note).fill('Half is paid')
  await hold.getByRole('button', { name: dunningTexts.placeHold }).click()
  await expect(page.getByRole('checkbox', { name: commonTexts.selectItem(whom) })).toBeHidden()
  await page.goto('/disconnection?held=yes')
  await expect(page.getByText(dunningTexts.holdReasonLabels.arrangement)).toBeVisible()
})
