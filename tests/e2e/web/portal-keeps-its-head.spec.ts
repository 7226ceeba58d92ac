import type { Page } from '@playwright/test'
import { sessionTexts } from '#shared/texts'
import { enter, expect, signIn, test } from '../../support/browser'

test('a person who is away for ten minutes is warned and then signed out', async ({ page, household }) => {
  await page.clock.install()
  await enter(page, household.person)
  await page.clock.fastForward(9 * 60_000 + 5000)
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toContainText(
    'seconds you will be signed out',
  )
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/10 minutes without activity/)).toBeVisible()
})

test('why one was signed out is told after a reload too, without a fault of the page', async ({ page, household }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.clock.install()
  await enter(page, household.person)
  await page.clock.fastForward(9 * 60_000 + 5000)
  await page.clock.fastForward(60_000)
  await expect(page.getByText(/10 minutes without activity/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/10 minutes without activity/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(faults).toEqual([])
})

test('a person who answers the warning stays', async ({ page, household }) => {
  await page.clock.install()
  await enter(page, household.person)
  await page.clock.fastForward(9 * 60_000 + 5000)
  await page.getByRole('button', { name: 'Stay signed in' }).press('Enter')
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
})

test('one failing call fails its own tile; the others stay, and Try again brings it back', async ({
  page,
  household,
}) => {
  let isBroken = true
  await page.route('**/view-acct-balance', (route) =>
    isBroken
      ? route.fulfill({
          status: 500,
          json: {
            data: null,
            messages: ['Something went wrong on our side. Try again in a moment.'],
            'is-success': false,
            code: 'unexpected',
          },
        })
      : route.continue(),
  )
  // It goes by itself after two seconds, so somebody must be looking when it comes.
  const told = expect(
    page.getByText('Error: Something went wrong on our side. Try again in a moment.').first(),
  ).toBeVisible()
  await enter(page, household.person)
  await told
  const tile = page.getByRole('region', { name: 'Balance' })
  await expect(tile.getByText('Your balance could not be loaded.')).toBeVisible()
  await expect(page.getByText('$110.80', { exact: true })).toHaveCount(1)
  isBroken = false
  await tile.getByRole('button', { name: 'Try again' }).click()
  await expect(tile.getByText('You owe $110.80, due 03/22/2026')).toBeVisible()
})

test('a server that cannot be reached is said so at sign-in, with telephone numbers', async ({ page, household }) => {
  await page.goto('/login')
  await page.route('**/api/**', (route) => route.abort())
  await signIn(page, household.person)
  await expect(page.getByText(/555-0100/).first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(household.person.email)
})

test('a session that the server ended leads to sign-in and says why', async ({ page, household }) => {
  await enter(page, household.person)
  await page.route('**/payment-history', (route) =>
    route.fulfill({
      status: 401,
      json: { data: null, messages: [sessionTexts.signInAgain], 'is-success': false, code: 'not_signed_in' },
    }),
  )
  await page.goto('/paymentHistory')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(sessionTexts.signInAgain, { exact: true })).toBeVisible()
})

test('a part of the portal that cannot be fetched is tried once more, and then a page says what to do', async ({
  page,
  household,
}) => {
  await enter(page, household.person)
  await page.route(/\/assets\/PaymentHistoryPage.*\.js/, (route) => route.abort())
  await page.goto('/paymentHistory')
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const { part, file, want } of [
  { part: 'The command palette', file: 'Palette', want: (page: Page) => page.keyboard.press('Control+k') },
  {
    part: 'The chat',
    file: 'Chat',
    want: (page: Page) => page.getByRole('button', { name: 'Ask a question' }).click(),
  },
  { part: 'Voice', file: 'VoiceParts', want: (page: Page) => page.keyboard.press('Alt+Shift+V') },
]) {
  test(`${part.toLowerCase()} that cannot be fetched is said so, and the page stays`, async ({ page, household }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort())
    await enter(page, household.person)
    await page.goto('/faq')
    const heading = page.getByRole('heading', { name: 'FAQs', level: 1 })
    await expect(page.getByRole('button', { name: 'Voice commands' })).toBeVisible()
    await want(page)
    await expect(page.getByText(`${part} could not be loaded. Reload the page to try again.`)).toBeVisible()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voice commands' })).toHaveAttribute('aria-pressed', 'false')
  })
}

test('a page that is opened offline waits in the portal’s own frame, and comes by itself when the line is back', async ({
  page,
  context,
  household,
}) => {
  await enter(page, household.person)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Payments & Billing' }).click()
  await page.getByRole('link', { name: 'Payment History', exact: true }).click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Nothing has been paid on this account yet/)).toBeVisible()
})

test('an unknown address is not found, in words, with a way home', async ({ page, household }) => {
  await enter(page, household.person)
  await page.goto('/no/such/page')
  await expect(page.getByText(/no\/such\/page/)).toBeVisible()
  await page
    .getByRole('link', { name: /Main Dashboard|home/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
})

test('an asset or a call that does not exist is never answered with a page', async ({ request }) => {
  for (const path of ['/assets/nothing-1a2b3c.js', '/api/v1/nothing', '/favicon.xyz', '/sandbox/nothing']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).not.toContain('text/html')
  }
})
