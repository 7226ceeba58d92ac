import { gasEmergencyNumber } from '#shared/desks/contactNumbers'
import { joinSentences } from '#shared/format/joinWords'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as frameTexts from '#shared/texts/frame'
import * as offlineTexts from '#shared/texts/offlinePage'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as sessionTexts from '#shared/texts/signIn/session'
import * as chatTexts from '#shared/texts/speech/chat'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import * as visitorTexts from '#shared/texts/visitorPages'
import { appearanceAttributes, appearanceKey } from '../../../../renderer/ui/format/appearanceKey'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

test.use({ serviceWorkers: 'allow' })

test('an idle user is warned, may stay, and is otherwise signed out after ten minutes, which is shown after a reload too', async ({
  customerPage: page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.clock.install()
  await page.goto('/')
  const dashboard = page.getByRole('link', { name: dashboardTexts.makePayment })
  await expect(dashboard).toBeVisible()
  const warning = page.getByRole('dialog', { name: frameTexts.idleTitle })
  await page.clock.fastForward(9 * 60_000 + 5000)
  await expect(warning).toContainText(new RegExp(frameTexts.signOutCountdown.replace('<span/><hidden/>', '.*')))
  await page.getByRole('button', { name: frameTexts.staySignedIn }).press('Enter')
  await expect(warning).toBeHidden()
  await page.clock.fastForward(60_000)
  await expect(dashboard).toBeVisible()

  await page.clock.fastForward(8 * 60_000 + 5000)
  await expect(warning).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(sessionTexts.signedOutIdle)).toBeVisible()
  await page.reload()
  await expect(page.getByText(sessionTexts.signedOutIdle)).toBeVisible()
  await expect(page.getByRole('button', { name: commonTexts.signIn })).toBeEnabled()
  expect(faults).toEqual([])
})

test('a page that fails to load is replaced by an explanation, with a button that tries again', async ({
  customerPage: page,
}) => {
  await page.route(/\/assets\/PaymentHistoryPage.*\.js/, (route) => route.abort())
  await page.goto('/paymentHistory')
  await expect(page.getByText(frameTexts.pageNotLoaded)).toBeVisible()
  await expect(page.getByRole('button', { name: commonTexts.tryAgain })).toBeVisible()
})

test('the command palette, the chat and voice control report that they could not be loaded, and the page stays', async ({
  customerPage: page,
}) => {
  await page.route(/\/assets\/(?:Palette|Chat|ListenerAndSpeaker)-.*\.js/, (route) => route.abort())
  await page.goto('/faq')
  const voice = page.getByRole('button', { name: voiceControlTexts.voiceCommands })
  await expect(voice).toBeVisible()
  const parts: [failedText: string, want: () => Promise<void>][] = [
    [frameTexts.commandPaletteNotLoaded, () => page.keyboard.press('Control+k')],
    [chatTexts.chatNotLoaded, () => page.getByRole('button', { name: chatTexts.askAQuestion }).click()],
    [voiceControlTexts.voiceNotLoaded, () => page.keyboard.press('Alt+Shift+V')],
  ]
  for (const [failedText, open] of parts) {
    await open()
    await expect(page.getByText(joinSentences(failedText, visitorTexts.reloadHint))).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  await expect(voice).toHaveAttribute('aria-pressed', 'false')
})

test('a page that is opened offline shows the portal’s frame, and loads when the connection returns', async ({
  customerPage: page,
  context,
}) => {
  const pageChecker = createPageChecker(page)
  await page.goto('/')
  await expect(page.getByText(`${paymentTexts.owesLead.own} $110.80`)).toBeVisible()
  await pageChecker.waitUntilIdle()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Payments & Billing' }).click()
  await page.getByRole('link', { name: 'Payment History', exact: true }).click()
  await expect(page.getByText(frameTexts.pageNotLoaded)).toBeVisible()
  await page.getByRole('button', { name: commonTexts.tryAgain }).click()
  await expect(page.getByRole('navigation', { name: frameTexts.mainMenu })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(paymentHistoryTexts.noPayments)).toBeVisible()
})

test('a page that can’t be reached is replaced by one with the emergency number, until the connection returns', async ({
  customerPage: page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.goto('/paymentHistory')
  await expect(page.getByRole('heading', { name: offlineTexts.youreOffline })).toBeVisible()
  await expect(page.getByText(offlineTexts.gasEmergency(gasEmergencyNumber))).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: offlineTexts.tryAgain }).click()
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible()
})

test('the keys of the command palette open it even if they are pressed before any code has arrived', async ({
  customerPage: page,
}) => {
  let release: () => void = () => undefined
  const isPressed = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isPressed
    return route.fallback()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.first-frame')).toBeVisible()
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('combobox', { name: commandTexts.palettePrompt })).toBeFocused()
  // The next page must not take the keys for its own, so they are not stored with the appearance.
  const storedNames = () =>
    page.evaluate((key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}')), appearanceKey)
  await expect.poll(storedNames).toEqual([...appearanceAttributes])
})
