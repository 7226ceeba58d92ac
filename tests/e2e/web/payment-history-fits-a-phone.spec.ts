import { enter, expect, test } from '../../support/browser'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the first and the last day of the payments stand side by side', async ({ page, household }) => {
  await enter(page, household.person)
  await page.goto('/paymentHistory')
  const [status, from, to] = await Promise.all(
    ['Status', 'From', 'To'].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
  )
  expect(from?.y).toBe(to?.y)
  expect(from?.y).toBeGreaterThan((status?.y ?? 0) + (status?.height ?? 0))
})

test('on a phone a declined payment names its method in one line', async ({ page }) => {
  await enter(page, { email: 'customer@demo.example' })
  await page.goto('/paymentHistory?status=declined')
  const method = page.getByRole('cell', { name: 'Visa ending in 1111' }).first()
  await expect(method).toBeVisible()
  expect((await method.boundingBox())?.height).toBeLessThan(30)
})
