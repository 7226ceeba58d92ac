import { gasEmergencyNumber, supportNumber } from '#shared/desks/contactNumbers'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import * as visitorTexts from '#shared/texts/visitorPages'
import { createPageChecker } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'
import { navigateTo } from '../../../support/browser/screenAddresses'

test('a customer opens a bill from the list, sees its charges, saves it as a PDF, prints it under the provider’s name, and exports the bills that match the filters', async ({
  demoPage: page,
}) => {
  await page.goto('/BillingHistory')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('table', { name: statementTexts.summaryTitle })).toContainText(statementTexts.totalDue)
  await expect(page.getByRole('heading', { name: statementTexts.sectionLabels.FIBER })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(statementTexts.pdfOf('.+')) }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${commonTexts.statementPdf('BA-\\d{10}', '\\d{4}-\\d{2}-\\d{2}')}$`),
  )
  const main = page.getByRole('main')
  const letterhead = main.getByText(
    visitorTexts.footerNumbers(supportNumber, gasEmergencyNumber).replace('<strong/>', ''),
  )
  await expect(letterhead).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(letterhead).toBeVisible()
  await expect(main.getByRole('link')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.goBack()
  await expect(page.getByText('Showing 20 of 24 Results')).toBeVisible()

  await navigateTo(page, '/BillingHistory?accounts=all')
  await expect(page.getByText('Showing 20 of 96 Results')).toBeVisible()
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: commonTexts.exportCsv }).click(),
  ])
  const stream = await exported.createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  // A header and 24 months of four accounts.
  expect(text.trim().split('\r\n')).toHaveLength(1 + 96)
})

test('the amounts in the chart of gas usage cross neither the bars of the previous year nor the line of temperatures', async ({
  demoPage: page,
}) => {
  const pageChecker = createPageChecker(page)
  for (const [search, lines] of [
    ['', 0],
    ['?months=24&weather=yes&unit=dollars', 1],
  ] as const) {
    await page.goto(`/gasUsageHistory${search}`)
    const chart = page.getByRole('figure').first()
    await expect(chart).toBeVisible()
    await pageChecker.waitUntilIdle()
    const found = await chart.evaluate((figure) => {
      const parts = [...figure.querySelectorAll('[style]'), ...figure.querySelectorAll('svg')]
      const drawn = parts.map((part) => part.getBoundingClientRect())
      const texts = [...figure.querySelectorAll('span')].filter(({ textContent }) => /^\$?\d+$/.test(textContent))
      const boxes = texts.map((text) => text.getBoundingClientRect())
      const crossed = boxes.filter((box) =>
        drawn.some(
          (part) => box.right > part.left && part.right > box.left && part.bottom > box.top && box.bottom > part.top,
        ),
      )
      return {
        crossed: crossed.length,
        texts: boxes.length,
        parts: drawn.length,
        lines: figure.querySelectorAll('svg').length,
      }
    })
    expect(found, search).toMatchObject({ crossed: 0, lines })
    // A month has one bar, and another one for the year before.
    expect(found.texts).toBeGreaterThan(10)
    expect(found.parts).toBeGreaterThan(found.texts)
  }
})
