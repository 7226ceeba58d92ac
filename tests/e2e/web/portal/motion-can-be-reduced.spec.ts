import * as commonTexts from '#shared/texts/common'
import { expect, test } from '../../../support/browser/browser'

for (const [who, reducedMotion] of [
  ['for people who have asked their system for less motion', 'reduce'],
  ['with motion', 'no-preference'],
] as const) {
  test(`lists open next to their field ${who}`, async ({ demoPage: page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/paymentHistory')
    const field = page.getByRole('combobox', { name: commonTexts.status })
    await field.click()
    const option = page.locator('.ant-select-item-option').first()
    await expect(option).toBeInViewport()
    const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()]
    expect(Math.abs((optionBox?.y ?? 0) - (fieldBox?.y ?? 0))).toBeLessThan(100)
  })
}

test('a dialog has its final position from the first frame for users who prefer reduced motion', async ({
  customerPage: page,
}) => {
  await page.goto('/managePayment')
  const opener = page.getByRole('button', { name: 'Add payment method', exact: true })
  await expect(opener).toBeVisible()
  const widths = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        function measure(): void {
          const dialog = document.querySelector('[role="dialog"]')
          if (dialog) seen.push(Math.round(dialog.getBoundingClientRect().width))
          if (seen.length < 20) requestAnimationFrame(measure)
          else resolve(seen)
        }
        measure()
      }),
  )
  await opener.click()
  expect(new Set(await widths)).toEqual(new Set([800]))
})
