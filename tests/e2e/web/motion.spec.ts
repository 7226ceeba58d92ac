import { expect, signIn, test } from '../../support/browser'

const settings = [
  ['for people who have asked their system for less motion', 'reduce'],
  ['with motion', 'no-preference'],
] as const

for (const [who, reducedMotion] of settings)
  test(`lists open beside their field ${who}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/login')
    await signIn(page, { email: 'customer@demo.example' })
    const field = page.getByRole('combobox', { name: 'Select Service Address' })
    await field.click()
    const option = page.locator('.ant-select-item-option').first()
    await expect(option).toBeInViewport()
    const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()]
    expect(Math.abs((optionBox?.y ?? 0) - (fieldBox?.y ?? 0))).toBeLessThan(100)
  })
