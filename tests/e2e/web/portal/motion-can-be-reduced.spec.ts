import * as commonTexts from '#shared/texts/common'
import { expect, test } from '../../../support/browser/browser'

test('lists open next to their field, with motion and for users who prefer reduced motion', async ({
  demoPage: page,
}) => {
  await page.goto('/paymentHistory')
  const field = page.getByRole('combobox', { name: commonTexts.status })
  const option = page.locator('.ant-select-item-option').first()
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await field.click()
    await expect(option).toBeInViewport()
    const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()]
    expect(Math.abs((optionBox?.y ?? 0) - (fieldBox?.y ?? 0)), reducedMotion).toBeLessThan(100)
    await page.keyboard.press('Escape')
    await expect(option).toBeHidden()
  }
})

test('a dialog has its final place and size from the first frame for users who prefer reduced motion', async ({
  customerPage: page,
}) => {
  await page.goto('/managePayment')
  const opener = page.getByRole('button', { name: 'Add payment method', exact: true })
  await expect(opener).toBeVisible()
  const boxes = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        function measure(): void {
          const dialog = document.querySelector('[role="dialog"]')
          if (dialog) seen.push(JSON.stringify(dialog.getBoundingClientRect()))
          if (seen.length < 20) requestAnimationFrame(measure)
          else resolve(seen)
        }
        measure()
      }),
  )
  await opener.click()
  expect(new Set(await boxes).size).toBe(1)
})
