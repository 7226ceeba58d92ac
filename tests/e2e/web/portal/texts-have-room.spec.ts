/** Texts that collided or were broken in the middle of a word where a screen is narrow. */
import type { Locator } from '@playwright/test'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as usageTexts from '#shared/texts/services/usage'
import * as chatTexts from '#shared/texts/speech/chat'
import * as commandTexts from '#shared/texts/speech/commands'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { navigateTo } from '../../../support/browser/screenAddresses'

test('on a tablet the address, the services and the billing account are in one row', async ({ demoPage: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/faq')
  // The tools beside the account are loaded after it.
  await expect(page.getByRole('button', { name: commandTexts.openPalette })).toBeVisible()
  const [address, copy] = await Promise.all([
    page.getByLabel('Select Service Address').boundingBox(),
    page.getByRole('button', { name: frameTexts.copyAccountNumber }).boundingBox(),
  ])
  expect(Math.abs((address?.y ?? 0) - (copy?.y ?? 1000))).toBeLessThan(20)
})

/** The names of the months below a chart have space between them, once the chart fits its width. */
async function expectNamesApart(chart: Locator): Promise<void> {
  const names = chart.getByText(/^[A-Z][a-z]{2} \d{2}$/).filter({ visible: true })
  await expect(names.nth(2)).toBeVisible()
  const smallestGap = () =>
    names.evaluateAll((elements) => {
      const spans = elements.map((element) => {
        const { left, right } = element.getBoundingClientRect()
        // A name may be wider than its box.
        const overhang = Math.max(0, element.scrollWidth - element.clientWidth) / 2
        return { left: left - overhang, right: right + overhang }
      })
      return Math.min(...spans.slice(1).map(({ left }, index) => left - (spans[index]?.right ?? 0)))
    })
  await expect.poll(smallestGap).toBeGreaterThan(3)
}

test('the names of 13 and of 24 months in a chart don’t touch, on a phone or a tablet', async ({ demoPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gasUssageHistory')
  const chart = page.getByRole('figure').first()
  await expectNamesApart(chart)
  await page.goto('/gasUssageHistory?months=24&weather=yes')
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNamesApart(chart)
  }
})

test('beside the total of a bill, on a narrow part of the screen, the names of 13 months don’t touch either', async ({
  demoPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 844 })
  // Selects the gas service, whose bills differ from month to month.
  await page.goto('/gasUssageHistory')
  await expect(page.getByRole('figure').first()).toBeVisible()
  await page.goto('/BillingHistory')
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expectNamesApart(page.getByRole('main'))
})

/** Counts the lines of the part before the @. */
const linesOf = (email: Locator): Promise<number> =>
  email.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.firstChild ?? element)
    return range.getClientRects().length
  })

test('an email address in a narrow table is broken only before the @', async ({ demoPage: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/manageContacts')
  const email = page.getByRole('table').getByText('ines.ellery@example.com')
  await expect(email).toBeVisible()
  expect(await linesOf(email)).toBe(1)
})

/** Readers may set this spacing for all texts (WCAG 2.2, criterion 1.4.12). */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

test('with more space in texts, nothing is wider than a screen of 320 pixels, which is a zoom of 400%', async ({
  demoPage: page,
}) => {
  const pageChecker = createPageChecker(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, readersSpacing)
  for (const [path, lastText] of [
    ['/', commonTexts.details],
    ['/messageCenter', '+ New Message'],
    ['/serviceTicket', commonTexts.newRequest],
    ['/internetUsage', usageTexts.dataUsage],
    ['/gasUsageHistory', usageTexts.readings],
    ['/payment', paymentTexts.payAnotherAccount],
    ['/managePayment', paymentMethodTexts.savedPaymentMethods],
  ] as const) {
    await navigateTo(page, path)
    await pageChecker.waitUntilIdle()
    await expect(page.getByRole('main').getByText(lastText).first()).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('with text at 200% nothing is wider than a phone', async ({ demoPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const [path, lastText] of [
    ['/', commonTexts.details],
    ['/payment', paymentTexts.payAnotherAccount],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(lastText).first()).toBeVisible()
    // The tools of the header are loaded later.
    await expect(page.getByRole('button', { name: chatTexts.askAQuestion })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('in forced colors, what is selected has an edge and what is not has none', async ({ demoPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/gasUsageHistory')
  const segments = page.getByRole('main').locator('.ant-segmented-item')
  const edgeOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outlineStyle)
  await expect(segments.first()).toBeVisible()
  expect([await edgeOf(segments.nth(0)), await edgeOf(segments.nth(1))]).toEqual(['solid', 'none'])
})
