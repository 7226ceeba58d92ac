import { z } from 'zod/mini'
import * as statementTexts from '#shared/texts/billing/statements'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { expect, signIn, test } from '../../support/browser/browser'
import { findInPage } from '../../support/browser/pageSecrets'
import { openShell, pageOrigin } from '../../support/shell/shellHarness'

const Session = z.object({ token: z.string() })

test('the page never contains a token of the server, from signing in to signing out', async ({ context }) => {
  const opened = await openShell(context)
  const { page, tokens, received, payments, logText } = opened
  const consoleMessages: string[] = []
  context.on('console', (message) => consoleMessages.push(message.text()))
  page.on('pageerror', (error) => consoleMessages.push(String(error.stack)))
  page.on('request', (request) =>
    consoleMessages.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''),
  )
  await page.goto(`${pageOrigin}/login`)
  await signIn(page, { email: 'customer@demo.example' })
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  expect(tokens).toHaveLength(1)
  const [canary = ''] = tokens
  expect(canary.length).toBeGreaterThan(20)

  const stored = await page.evaluate(
    () => sessionStorage.getItem('portal-session') ?? localStorage.getItem('portal-session'),
  )
  const { token: handle } = Session.parse(JSON.parse(stored ?? '{}'))
  // The search finds the handle of the token in storage and, once planted, deep inside the page's memory.
  await page.evaluate((text) => Reflect.set(document.body, 'planted', new Map([['kept', { text }]])), handle)
  expect(await findInPage(page, handle)).toEqual(expect.arrayContaining(['sessionStorage', 'memory']))
  await page.evaluate(() => Reflect.deleteProperty(document.body, 'planted'))
  // The first calls after the sign-in carry it.
  await expect
    .poll(() => [received(), consoleMessages.join('\n')].map((text) => text.includes(handle)))
    .toEqual([true, true])
  const isNowhere = async (when: string) => expect(await findInPage(page, canary), when).toEqual([])
  await isNowhere('after signing in')

  await page.reload()
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  await isNowhere('after a reload')

  await page.goto(`${pageOrigin}/BillingHistory`)
  await page.getByRole('table').getByRole('link').first().click()
  const button = page.getByRole('button', { name: new RegExp(statementTexts.pdfOf('.+')) })
  // The previous list, which is still being removed, has a button for each statement.
  await expect(button).toHaveCount(1)
  await button.click()
  await expect(page.getByRole('button', { name: new RegExp(frameTexts.showFileLabel('Statement .*')) })).toBeVisible()
  await isNowhere('after a save')

  await page.goto(`${pageOrigin}/managePayment`)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add payment method' })
  await dialog.getByRole('button', { name: 'Proceed to Add Payment Method' }).click()
  await expect.poll(() => payments.length).toBe(1)
  const provider = await payments[0]?.page
  if (!provider) throw new Error('No payment window is open')
  await expect(provider.locator('form')).toBeVisible()
  await isNowhere('while the provider’s page is open')
  expect(await findInPage(provider, canary)).toEqual([])
  expect(provider.url()).not.toContain(handle)
  await provider.close()
  await expect(dialog.getByText(paymentMethodTexts.windowClosed)).toBeVisible()

  const answers = await page.evaluate(async () => {
    const { desktop } = window
    return JSON.stringify([
      await desktop?.info(),
      await desktop?.settings(),
      await desktop?.secretsStatus(),
      await desktop?.updateStatus(),
    ])
  })
  expect(answers).toContain('"ok":true')
  expect(answers).not.toContain(canary)

  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await isNowhere('after signing out')
  expect(await findInPage(page, handle)).toEqual([])

  // Compared by name, because the received data is megabytes long.
  const contents = { received: received(), consoleMessages: consoleMessages.join('\n'), log: logText() }
  expect(Object.entries(contents).flatMap(([name, text]) => (text.includes(canary) ? [name] : []))).toEqual([])
})
