/** Fiber settings of a customer made for the test, at an address where the demo's plans are sold. */
import { eq } from 'drizzle-orm'
import { communityProducts, products } from '../../../server/db/schema/plans'
import { expect, test, tick } from '../../support/browser'
import { addDevice } from '../../support/devices'
import { addSubscription } from '../../support/plans'

test('a customer changes the plan, orders add-ons and renames the Wi-Fi', async ({
  customerPage: page,
  db,
  household,
}) => {
  const offered = await db.select({ productCode: products.code }).from(products).where(eq(products.family, 'open'))
  await db
    .insert(communityProducts)
    .values(offered.map(({ productCode }) => ({ communityId: 'test-row', productCode })))
    .onConflictDoNothing()
  await addSubscription(db, household.account, 'FIB-PLUS-500')
  await addDevice(db, household.account)

  await page.goto('/')
  await page.getByRole('button', { name: 'Change Fiber plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose Duo 2000' }).click()
  await tick(dialog.getByRole('radio', { name: /With your next bill/ }))
  await dialog.getByRole('button', { name: 'Confirm change' }).click()
  await expect(dialog.getByText('Your change is scheduled')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText(/Duo 2000 from/)).toBeVisible()

  await page.goto('/fiber-service')
  await page.getByRole('button', { name: 'Cancel change' }).click()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await page.getByRole('button', { name: 'Choose Gig 1000' }).click()
  await tick(dialog.getByRole('radio', { name: /^Today/ }))
  await dialog.getByRole('button', { name: 'Confirm change' }).click()
  await expect(dialog.getByText('Your new plan is active')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Gig 1000')

  await page.getByRole('button', { name: 'Add to Cart Backup LTE' }).click()
  await page.getByRole('button', { name: 'Add to Cart Advanced security' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Cart, 2 items', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await expect(cart.getByText('$21.00')).toBeVisible()
  await cart.getByRole('button', { name: 'Confirm order' }).click()
  await expect(cart.getByText(/Request number CH-/)).toHaveCount(2)
  await cart.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Remove Backup LTE' })).toBeVisible()

  await page.getByRole('button', { name: 'Change Wi-Fi' }).click()
  await page.getByLabel('Wi-Fi name').fill('Orchard')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Wi-Fi change sent: the gateway is applying it.')).toBeVisible()
  await expect(page.getByText('Wi-Fi changed.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Orchard', { exact: true })).toBeVisible()
})
