import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as sessionTexts from '#shared/texts/signIn/session'
import { expect, signIn, signInAndWait, signOut, test, tick } from '../../../support/browser/browser'
import { addPerson } from '../../../support/data/people'

test('a visitor is sent to sign in, then to the requested page, which shows what they owe', async ({
  page,
  household,
}) => {
  await page.goto('/paymentHistory?status=posted')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page, household.person)
  await expect(page).toHaveURL(/\/paymentHistory\?status=posted$/)
  await page.goto('/')
  await expect(page.getByText(`${paymentTexts.owesLead.own} $110.80`)).toBeVisible()
})

test('signing out clears the user in every tab, and the next user does not see their amounts', async ({
  page,
  context,
  db,
  household,
}) => {
  await page.goto('/login')
  await tick(page.getByLabel(sessionTexts.staySignedIn))
  await signInAndWait(page, household.person)
  await expect(page.getByText(`${paymentTexts.owesLead.own} $110.80`).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()

  await signOut(page)

  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await signInAndWait(page, await addPerson(db))
  await expect(page.getByText(frameTexts.noServiceAddress)).toBeVisible()
  await expect(page.getByText('$110.80')).toHaveCount(0)
})

test('a link opened in a new tab is signed in too, and signing out ends that session too', async ({
  customerPage: page,
  context,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/paymentHistory')
  await expect(other.getByRole('heading', { name: 'Payment History', level: 1 })).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  const late = await context.newPage()
  await late.goto('/paymentHistory')
  await expect(late).toHaveURL(/\/login/)
})
