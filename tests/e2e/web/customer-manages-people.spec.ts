import { addAccount, addCustomerRoles, addPerson } from '../../support/people'
import { expect, signIn, signOut, test, tick } from '../../support/browser'
import { codeMailedTo, invitationMailedTo } from '../../support/mails'

const next = 'Quill#2026'

test('an account holder invites somebody, who chooses a password, sees the account, and is removed', async ({
  customerPage: page,
  openDevice,
  db,
  household,
}) => {
  await addCustomerRoles(db)
  const email = `guest-${household.person.email}`
  await page.goto('/manageContacts')
  await page.getByRole('button', { name: 'Add person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Jonas')
  await dialog.getByLabel('Last name').fill('Quill')
  await dialog.getByLabel('Email').fill(email)
  await tick(dialog.getByRole('radio', { name: /^Billing/ }))
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('row', { name: /Jonas Quill/ })).toContainText('Invited')

  const guest = await openDevice()
  await guest.goto(await invitationMailedTo(db, email))
  await expect(guest.getByRole('heading', { name: 'Welcome, Jonas' })).toBeVisible()
  await guest.getByLabel('New password', { exact: true }).fill(next)
  await guest.getByLabel('Confirm password', { exact: true }).fill(next)
  await guest.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(guest.getByLabel('Email')).toHaveValue(email)
  await signIn(guest, { email }, next)
  await expect(guest.getByText('You owe $110.80').first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Remove Jonas Quill' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row', { name: /Jonas Quill/ })).toHaveCount(0)
  await guest.goto('/paymentHistory')
  await expect(guest).toHaveURL(/\/login/)
})

test('a customer chooses what they are told, and it is kept for the next time', async ({ customerPage: page }) => {
  await page.goto('/communicationPreference')
  const box = page.getByRole('checkbox', { name: 'Bill ready by Mail' })
  await tick(box)
  await expect(page.getByText('Communication preferences updated successfully!')).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Past due and disconnect by Mail' })).toBeDisabled()
})

test('a customer makes the portal dark and larger and moves a tile, here and on the next device', async ({
  customerPage: page,
  openDevice,
  household,
}) => {
  await page.goto('/managePreference')
  await page.getByText('Dark', { exact: true }).click()
  await page.getByText('Larger', { exact: true }).click()
  await page.getByRole('button', { name: 'Move Accounts up' }).click()
  await page.getByRole('switch', { name: 'Show Announcements' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('listitem').filter({ hasText: /^Accounts$/ })).toBeVisible()

  const other = await openDevice(household.person)
  await other.goto('/')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveCSS('font-size', '20px')
  const titles = other.getByRole('heading', { level: 2 })
  await expect(titles.first()).toHaveText('Accounts')
  await expect(other.getByRole('heading', { name: 'Announcements' })).toHaveCount(0)
  await signOut(other)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'system')
})

test('a customer with larger text scrolls nothing sideways and has a header of one line', async ({
  page,
  db,
  holdSessionOf,
}) => {
  const person = await addPerson(db)
  await addAccount(db, person.customerNumber, { serviceType: 'GAS' })
  await page.setViewportSize({ width: 390, height: 844 })
  await holdSessionOf(person)
  await page.goto('/managePreference')
  await page.getByText('Larger', { exact: true }).click()
  await page.goto('/gasUsageHistory')
  await expect(page.getByText('Therms per day')).toBeVisible()
  const root = page.locator('html')
  await expect(root).toHaveCSS('font-size', '20px')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(brand?.height).toBeLessThan(45)
})

test('a customer changes their email with a code and signs in with the new one', async ({
  customerPage: page,
  db,
  household,
}) => {
  const email = `new-${household.person.email}`
  await page.goto('/editAccount')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeMailedTo(db, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your email was changed. Sign in with the new one.')).toBeVisible()
  await signIn(page, { email })
  await expect(page.getByRole('heading', { name: 'Edit Account', level: 1 })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})
