import { roles } from '../../../server/db/schema/people'
import { expect, signIn, test } from '../../support/browser'
import { invitationMailedTo } from '../../support/mails'

const next = 'Quill#2026'

test('an administrator invites a colleague, who chooses a password and signs in, and is out once disabled', async ({
  staffPage: page,
  staff: admin,
  openDevice,
  db,
}) => {
  const email = `desk-${admin.email}`
  const role = `Desk ${admin.contactId}`
  await db.insert(roles).values({ name: role, rights: ['FIBEROPS.read'], isForStaff: true })
  await page.goto('/manage-myaccount-users')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Jonas')
  await dialog.getByLabel('Last name').fill('Desk')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').fill(role)
  await page.getByTitle(role).dispatchEvent('click')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Name or email').fill(email)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Invited')

  const guest = await openDevice()
  await guest.goto(await invitationMailedTo(db, email))
  await expect(guest.getByText(`Your role is ${role}.`)).toBeVisible()
  await guest.getByLabel('New password', { exact: true }).fill(next)
  await guest.getByLabel('Confirm password', { exact: true }).fill(next)
  await guest.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(guest.getByLabel('Email')).toHaveValue(email)
  await signIn(guest, { email }, next)
  await expect(guest.getByRole('heading', { name: 'Customer Data View', level: 1 })).toBeVisible()
  await guest.goto('/fiberOperations/onts')
  await expect(guest.getByRole('heading', { name: 'ONTs', level: 1 })).toBeVisible()

  await page.reload()
  await expect(row).toContainText('Active')
  await page.getByRole('button', { name: 'Disable the sign-in of Jonas Desk' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(row).toContainText('Disabled')
  await guest.goto('/securitySettings')
  await expect(guest).toHaveURL(/\/login/)
})
