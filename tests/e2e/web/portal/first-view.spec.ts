import { getAccountDetails, getFirstView, getUserDetails } from '#shared/contract/customers/customers'
import { getPreferences } from '#shared/contract/customers/preferences'
import { viewBalance } from '#shared/contract/payments/payments'
import { getAppData } from '#shared/contract/signIn/session'
import { expect, test } from '../../../support/browser/browser'

test('the first view of a customer takes one call, which the page sends before it loads any code', async ({
  demoPage: page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') || pathname === '/config.json' || pathname.endsWith('.js')) calls.push(pathname)
  })
  await page.goto('/')
  await expect(page.getByText(/^You owe \$|^You have a credit|^You owe nothing/)).toBeVisible()
  const sentAt = calls.indexOf(getFirstView.path)
  expect(calls.findIndex((path) => path.startsWith('/api/'))).toBe(sentAt)
  expect(calls.findIndex((path) => path.startsWith('/assets/app-'))).toBeGreaterThan(sentAt)
  expect(calls).not.toContain('/config.json')
  for (const { path } of [getUserDetails, getAppData, getPreferences, getAccountDetails, viewBalance]) {
    expect(calls).not.toContain(path)
  }
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
