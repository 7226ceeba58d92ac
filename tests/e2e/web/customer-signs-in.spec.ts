import { sessionTexts } from '#shared/texts'
import { addPerson } from '../../support/people'
import { enter, expect, signIn, signOut, test } from '../../support/browser'

test('a customer signs in and reads in plain words what they owe', async ({ page, household }) => {
  await enter(page, household.person)
  await expect(page.getByText('You owe $110.80, due 03/22/2026')).toBeVisible()
})

test('a wrong password is refused in neutral words, and what was typed stays', async ({ page, household }) => {
  await signIn(page, household.person, 'wrong')
  await expect(page.getByText(sessionTexts.wrongCredentials).first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(household.person.email)
})

test('after five wrong passwords the account is locked for a while, and the page says for how long', async ({
  page,
  household,
}) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = page.waitForResponse('**/validate-user')
    await signIn(page, household.person, 'wrong')
    await refused
  }
  await signIn(page, household.person)
  await expect(page.getByText(sessionTexts.throttled(15)).first()).toBeVisible()
})

test('each field says its first failing rule, and the first failing field has the focus', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('a visitor is sent to sign in first and then to the page they wanted', async ({ page, household }) => {
  await page.goto('/paymentHistory?status=posted')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page, household.person)
  await expect(page).toHaveURL(/\/paymentHistory\?status=posted$/)
})

test('a visitor who comes to pay is sent to the public payment method page', async ({ page }) => {
  await page.goto('/?redirect=payment')
  await expect(page).toHaveURL(/\/paymentMethod/)
})

test('signing out forgets the person in every tab', async ({ page, context, household }) => {
  await page.goto('/login')
  await page.getByLabel('Keep me signed in').check()
  await enter(page, household.person)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()

  await signOut(page)

  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})

test('a link opened in a new tab is signed in as well, and signing out ends it there too', async ({
  page,
  context,
  household,
}) => {
  await enter(page, household.person)
  const other = await context.newPage()
  await other.goto('/paymentHistory')
  await expect(other.getByRole('heading', { name: 'Payment History', level: 1 })).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  const late = await context.newPage()
  await late.goto('/paymentHistory')
  await expect(late).toHaveURL(/\/login/)
})

test('the next person does not see the figures of the one before', async ({ page, db, household }) => {
  await enter(page, household.person)
  await expect(page.getByText('You owe $110.80').first()).toBeVisible()
  await signOut(page)
  await enter(page, await addPerson(db))
  await expect(page.getByText('$110.80')).toHaveCount(0)
})

test('somebody else’s receipt is not shown to a stranger', async ({ page, household }) => {
  await enter(page, household.person)
  await page.goto('/paymentSuccess?confirmation=QP-2222-2222')
  await expect(page.getByText(/There is no payment with the confirmation number/)).toBeVisible()
})
