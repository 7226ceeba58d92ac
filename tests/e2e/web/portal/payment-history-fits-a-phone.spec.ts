import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { expect, test } from '../../../support/browser/browser'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone both date fields of the payment history are in one row, and a declined payment names its method in one line', async ({
  demoPage: page,
}) => {
  await page.goto('/paymentHistory?status=declined')
  const method = page.getByRole('cell', { name: 'Visa ending in 1111' }).first()
  await expect(method).toBeVisible()
  expect((await method.boundingBox())?.height).toBeLessThan(30)
  // The filters and their calendars are loaded after the rows, in place of disabled fields.
  const { from: fromLabel, to: toLabel } = paymentHistoryTexts
  for (const name of [fromLabel, toLabel]) await expect(page.getByLabel(name, { exact: true })).toBeEnabled()
  const [status, from, to] = await Promise.all(
    [commonTexts.status, fromLabel, toLabel].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
  )
  expect(from?.y).toBe(to?.y)
  expect(from?.y).toBeGreaterThan((status?.y ?? 0) + (status?.height ?? 0))
})
