import type { Page } from '@playwright/test'
import { listStatements } from '#shared/contract/billing/statements'
import { listMessages } from '#shared/contract/cases/messages'
import { searchQueue } from '#shared/contract/cases/queue'
import {
  getAccountDetails,
  getCustomerOverview,
  getFirstView,
  getUserDetails,
} from '#shared/contract/customers/customers'
import { getPreferences } from '#shared/contract/customers/preferences'
import { listPayments, viewBalance } from '#shared/contract/payments/payments'
import { getAppData } from '#shared/contract/signIn/session'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as commandTexts from '#shared/texts/speech/commands'
import { lastAccountKey } from '../../../../renderer/platform/sessionKey'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, signIn, test } from '../../../support/browser/browser'

const owed = `${paymentTexts.owesLead.own} $110.80`

test('the first view of a customer takes one call, which the page sends before it loads any code', async ({
  demoPage: page,
}) => {
  const pageChecker = createPageChecker(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') || pathname === '/config.json' || pathname.endsWith('.js')) calls.push(pathname)
  })
  await page.goto('/')
  await expect(
    page.getByText(
      new RegExp(`^(?:${paymentTexts.owesLead.own}|${paymentTexts.creditBalance}|${paymentTexts.allPaid})`),
    ),
  ).toBeVisible()
  // The balance is painted without code. The app could send calls of its own from here on.
  await expect(page.getByRole('link', { name: dashboardTexts.makePayment })).toBeVisible()
  await pageChecker.waitUntilIdle()
  const sentAt = calls.indexOf(getFirstView.path)
  expect(calls.findIndex((path) => path.startsWith('/api/'))).toBe(sentAt)
  expect(calls.findIndex((path) => path.startsWith('/assets/app-'))).toBeGreaterThan(sentAt)
  expect(calls).not.toContain('/config.json')
  for (const { path } of [getUserDetails, getAppData, getPreferences, getAccountDetails, viewBalance]) {
    expect(calls).not.toContain(path)
  }
})

/** The first heading and the balance, and where they are. */
const balanceOf = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'h2', 'p[class*=headline]', '[class*=amount]', '[class*=due]'].map((selector) => {
      const element = document.querySelector(selector)
      if (!element) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, font, letterSpacing } = getComputedStyle(element)
      return { text: element.textContent, x, y, width, height, color, font, letterSpacing }
    }),
  )

test('the balance is painted without any code, and the dashboard leaves it in its place at every width', async ({
  customerPage: page,
}) => {
  const pageChecker = createPageChecker(page)
  const balanceByWidth = async () => {
    const found = []
    for (const width of [390, 760, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await pageChecker.waitUntilIdle()
      found.push({ width, balance: await balanceOf(page) })
    }
    return found
  }
  await page.route('**/assets/*.js', (route) => route.abort())
  // The typeface arrives after the first view and changes widths by a pixel.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText(owed)).toBeVisible()
  const early = await balanceByWidth()
  expect(early.flatMap(({ balance }) => balance)).not.toContain(null)

  await page.unroute('**/assets/*.js')
  await page.goto('/')
  await expect(page.getByRole('link', { name: dashboardTexts.makePayment })).toBeVisible()
  expect(await balanceByWidth()).toEqual(early)
})

test('staff see no balance of their own before their page', async ({ staffPage: page }) => {
  await page.route('**/assets/*.js', () => undefined)
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === getFirstView.path)
  await page.goto('/', { waitUntil: 'commit' })
  await (await answered).finished()
  await expect(page.locator('.first-frame')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
})

test('the document requests the customer whom staff have opened before any code arrives', async ({
  staffPage: page,
  household: { person },
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: commandTexts.openPalette })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: commandTexts.staffPalettePrompt }).fill(person.customerNumber)
  await page.getByRole('option', { selected: true }).filter({ hasText: person.customerNumber }).click()
  await expect(page.getByRole('region', { name: commonTexts.customer, exact: true })).toBeVisible()

  await page.route('**/assets/*.js', () => undefined)
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === getCustomerOverview.path)
  await page.goto('/', { waitUntil: 'commit' })
  expect(new URL((await requested).url()).searchParams.get('crm_customer_id')).toBe(person.customerNumber)
})

test('the balance is shown after signing in without a further call for it', async ({ page, household }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await signIn(page, household.person)
  await expect(page.getByText(owed)).toBeVisible()
  await expect(page.getByRole('link', { name: dashboardTexts.makePayment })).toBeVisible()
  for (const { path } of [getFirstView, getUserDetails, getAccountDetails, viewBalance]) {
    expect(calls).not.toContain(path)
  }
})

/** Everything that the rows of a list show, and where. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main :is(tbody tr, li:has(h2))')]
    return rows
      .flatMap((row) => [row, ...row.querySelectorAll('*')])
      .filter((part) => part.checkVisibility() && !part.closest('button, output'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { color, backgroundColor, borderTop, font, textAlign } = getComputedStyle(part)
        const style = { color, backgroundColor, borderTop, font, textAlign }
        return {
          name: part.tagName,
          text: part.textContent,
          href: part.getAttribute('href'),
          x,
          y,
          width,
          height,
          style,
        }
      })
  })

const lists = [
  [paths.paymentHistory, listPayments],
  [paths.billingHistory, listStatements],
  [paths.messageCenter, listMessages],
] as const

const firstRow = (page: Page) => page.locator('main').locator('tbody tr:not([aria-hidden]) td, li h2').first()

for (const [path] of lists) {
  test(`the first rows of ${path} are painted without any code, and the list leaves them in their place at every width`, async ({
    demoPage: page,
  }) => {
    const pageChecker = createPageChecker(page)
    const rowsByWidth = async () => {
      const found = []
      for (const [width, colorScheme] of [
        [390, 'light'],
        [390, 'dark'],
        [760, 'light'],
        [1024, 'light'],
        [1440, 'dark'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await pageChecker.waitUntilIdle()
        found.push({ width, colorScheme, rows: await rowsOf(page) })
      }
      return found
    }
    await page.route('**/assets/*.js', (route) => route.abort())
    // The typeface arrives after the first view and changes widths by a pixel.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(path, { waitUntil: 'commit' })
    await expect(firstRow(page)).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    const early = await rowsByWidth()

    await page.unroute('**/assets/*.js')
    await page.goto(path)
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    expect(await rowsByWidth()).toEqual(early)
  })
}

test('a link in a row opens its page before any code has arrived', async ({ demoPage: page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(paths.billingHistory, { waitUntil: 'commit' })
  await page.locator('main').getByRole('link').first().click()
  await page.waitForURL(/\/BillingHistory\?statement=[\da-f-]{36}$/)
  await expect(page.locator('.first-frame')).toBeVisible()
})

test('the document paints no rows for a list with filters, which the page requests itself', async ({
  demoPage: page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === getFirstView.path)
  await page.goto(`${paths.paymentHistory}?status=declined`, { waitUntil: 'commit' })
  await (await answered).finished()
  await expect(page.locator('.first-frame-rows')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
})

for (const [path, call] of lists) {
  test(`the document of ${path} sends the call for the first rows, and the page does not repeat it`, async ({
    demoPage: page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === call.path) sent.push(request.resourceType())
    })
    await page.goto(path)
    await expect(firstRow(page)).toBeVisible()
    // The rows are painted without code. The page could send calls of its own from here on.
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    expect(sent).toEqual(['fetch'])
  })
}

for (const [path, call] of lists) {
  test(`a second visit sends the call of ${path} together with the first view`, async ({ demoPage: page }) => {
    await page.goto(path)
    await expect(firstRow(page)).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === call.path) sent.push(pathname)
    })
    const requested = page.waitForRequest((request) => new URL(request.url()).pathname === call.path)
    // The first view is answered only after the call of the list has been sent.
    await page.route(`**${getFirstView.path}*`, (route) => requested.then(() => route.continue()))
    await page.goto(path)
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    expect(sent).toHaveLength(1)
  })
}

test('a list requested for another account than the first view names is requested again and not shown', async ({
  demoPage: page,
}) => {
  await page.goto(paths.billingHistory)
  await expect(firstRow(page)).toBeVisible()
  await page.evaluate((key) => {
    for (const storage of [sessionStorage, localStorage]) {
      const account = storage.getItem(key)
      if (account === null) continue
      storage.setItem(key, JSON.stringify({ ...JSON.parse(account), billingGroupId: 'another' }))
    }
  }, lastAccountKey)
  const groups: string[] = []
  await page.route(`**${listStatements.path}*`, (route) => {
    const isOther = route.request().postData()?.includes('"another"') === true
    groups.push(isOther ? 'another' : 'selected')
    return isOther
      ? route.fulfill({ json: { data: { statements: [], total_count: 0, years: [], first_bill_date: null } } })
      : route.continue()
  })
  await page.goto(paths.billingHistory)
  await expect(page.locator('main').getByRole('button').first()).toBeVisible()
  await expect(firstRow(page)).toBeVisible()
  expect(groups).toEqual(['another', 'selected'])
})

test('the document of the message queue sends the call for its first rows, and the page does not repeat it', async ({
  staffPage: page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === searchQueue.path) sent.push(pathname)
  })
  await page.goto(paths.messageQueue)
  await expect(page.locator('main [class*=_rowFrame_]').first()).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.route('**/assets/*.js', () => undefined)
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === searchQueue.path)
  await page.goto(paths.messageQueue, { waitUntil: 'commit' })
  await requested
})

test('the frame is drawn before any code has arrived, and a visitor sees none', async ({ demoPage: page, browser }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.first-frame')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.route('**/assets/*.js', () => undefined)
  await visitor.goto(new URL('/', page.url()).href, { waitUntil: 'commit' })
  await expect(visitor.locator('.first-frame')).toBeHidden()
  await visitor.context().close()
})
