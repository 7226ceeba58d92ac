import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import { roles } from '../../../../server/db/schema/signIn/users'
import { expect, selectOption, signIn, test } from '../../../support/browser/browser'
import { readMailedInvitation } from '../../../support/server/mails'

const next = 'Quill#2026'

test('an administrator invites a colleague, who sets a password and signs in, and is signed out once disabled', async ({
  staffPage: page,
  staff: admin,
  openDevice,
  db,
}) => {
  const email = `desk-${admin.email}`
  const role = `Desk ${admin.contactId}`
  await db.insert(roles).values({ name: role, rights: ['FIBEROPS.read'], isForStaff: true })
  await page.goto('/manage-myaccount-users')
  await page.getByRole('button', { name: internalUserTexts.inviteAColleague }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(commonTexts.firstName).fill('Jonas')
  await dialog.getByLabel(commonTexts.lastName).fill('Desk')
  await dialog.getByLabel(commonTexts.email).fill(email)
  await dialog.getByLabel(commonTexts.role).fill(role)
  await selectOption(dialog.getByLabel(commonTexts.role), role)
  await dialog.getByRole('button', { name: internalUserTexts.sendInvitation }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel(internalUserTexts.nameOrEmail).fill(email)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText(internalUserTexts.statusLabels.invited)

  const guest = await openDevice()
  await guest.goto(await readMailedInvitation(db, email))
  await expect(
    guest.getByText(peopleTexts.staffInvitation('Imani Penhallow', role).replace('<strong/>', email)),
  ).toBeVisible()
  await guest.getByLabel(commonTexts.newPassword, { exact: true }).fill(next)
  await guest.getByLabel(commonTexts.confirmPassword, { exact: true }).fill(next)
  await guest.getByRole('button', { name: peopleTexts.acceptTheInvitation }).click()
  await expect(guest.getByLabel(commonTexts.email)).toHaveValue(email)
  await signIn(guest, { email }, next)
  await expect(guest.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  await guest.goto('/fiberOperations/onts')
  await expect(guest.getByRole('heading', { name: 'ONTs', level: 1 })).toBeVisible()

  await page.reload()
  await expect(row).toContainText(internalUserTexts.statusLabels.active)
  await page.getByRole('button', { name: internalUserTexts.disableLabel('Jonas Desk') }).click()
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.yes }).click()
  await expect(row).toContainText(internalUserTexts.statusLabels.disabled)
  await guest.goto('/securitySettings')
  await expect(guest).toHaveURL(/\/login/)
})
