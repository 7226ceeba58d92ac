import { expect, test } from '../../support/browser'

for (const [who, reducedMotion] of [
  ['for people who have asked their system for less motion', 'reduce'],
  ['with motion', 'no-preference'],
] as const) {
  test(`lists open beside their field ${who}`, async ({ demoPage: page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/faq')
    const field = page.getByRole('combobox', { name: 'Select Service Address' })
    await field.click()
    const option = page.locator('.ant-select-item-option').first()
    await expect(option).toBeInViewport()
    const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()]
    expect(Math.abs((optionBox?.y ?? 0) - (fieldBox?.y ?? 0))).toBeLessThan(100)
  })
}
