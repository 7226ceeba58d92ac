import * as statementTexts from '#shared/texts/billing/statements'
import * as requestTexts from '#shared/texts/cases/requests'
import * as commonTexts from '#shared/texts/common'
import { expect, test } from '../../../support/browser/browser'

test.describe('a customer reads their bills', () => {
  test('opens one from the list, sees its charges, saves it as a PDF, and prints it under the provider’s name', async ({
    demoPage: page,
  }) => {
    await page.goto('/BillingHistory')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('table', { name: statementTexts.howWeGotToThisTotal })).toContainText(
      statementTexts.totalDue,
    )
    await expect(page.getByRole('heading', { name: requestTexts.fiber })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^PDF of/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Statement BA-\d{10} \d{4}-\d{2}-\d{2}\.pdf$/)
    const main = page.getByRole('main')
    await expect(main.getByText(/Gas emergency/)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText(/Gas emergency/)).toBeVisible()
    await expect(main.getByRole('link')).toHaveCount(0)
    await page.emulateMedia({ media: null })
    await page.goBack()
    await expect(page.getByText(/^Showing 20 of 24 Results$/)).toBeVisible()
  })

  test('exports the bills that match the filters', async ({ demoPage: page }) => {
    await page.goto('/BillingHistory?accounts=all')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: commonTexts.exportCsv }).click(),
    ])
    const stream = await download.createReadStream()
    let text = ''
    for await (const chunk of stream) text += String(chunk)
    // A header and 24 months of four accounts.
    expect(text.trim().split('\r\n')).toHaveLength(1 + 96)
  })

  test('reads gas usage next to the bars of the previous year and the line of temperatures', async ({
    demoPage: page,
  }) => {
    for (const search of ['', '?months=24&weather=yes&unit=dollars']) {
      await page.goto(`/gasUsageHistory${search}`)
      const chart = page.getByRole('figure').first()
      await expect(chart).toBeVisible()
      const crossed = await chart.evaluate((figure) => {
        const stands = [...figure.querySelectorAll('[style]'), ...figure.querySelectorAll('svg')]
        const drawn = stands.map((part) => part.getBoundingClientRect())
        const texts = [...figure.querySelectorAll('span')].filter(({ textContent }) => /^\$?\d+$/.test(textContent))
        const boxes = texts.map((text) => text.getBoundingClientRect())
        return boxes.filter((box) =>
          drawn.some(
            (part) => box.right > part.left && part.right > box.left && part.bottom > box.top && box.bottom > part.top,
          ),
        ).length
      })
      expect(crossed, search).toBe(0)
    }
  })
})
