/** Fiber settings of a new customer, at an address where the demo's plans are sold. */
import { eq } from 'drizzle-orm'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/services/devices'
import * as planTexts from '#shared/texts/services/plans'
import { communityProducts, products } from '../../../../server/db/schema/services/plans'
import { expect, test, tick } from '../../../support/browser/browser'
import { addDevice } from '../../../support/data/services/devices'
import { addSubscription } from '../../../support/data/services/plans'

test('a customer changes the plan, orders add-ons and renames the Wi-Fi network', async ({
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
  await page.getByRole('button', { name: planTexts.changePlanLabel('fiber').replaceAll(/<\/?hidden>/g, '') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: commonTexts.chooseItem('Duo 2000') }).click()
  await tick(dialog.getByRole('radio', { name: planTexts.withNextBill('') }))
  await dialog.getByRole('button', { name: planTexts.confirmChange }).click()
  await expect(dialog.getByText(planTexts.scheduledTitle)).toBeVisible()
  await dialog.getByRole('button', { name: commonTexts.close, exact: true }).last().click()
  await expect(page.getByText(planTexts.plannedChange('Duo 2000', ''))).toBeVisible()

  await page.goto('/fiber-service')
  await page.getByRole('button', { name: planTexts.cancelChange }).click()
  await page.getByRole('button', { name: commonTexts.yes }).click()
  await page.getByRole('button', { name: commonTexts.chooseItem('Gig 1000') }).click()
  await tick(dialog.getByRole('radio', { name: /^Today/ }))
  await dialog.getByRole('button', { name: planTexts.confirmChange }).click()
  await expect(dialog.getByText(planTexts.activeTitle)).toBeVisible()
  await dialog.getByRole('button', { name: commonTexts.close, exact: true }).last().click()
  await expect(page.getByRole('region', { name: planTexts.yourPlan })).toContainText('Gig 1000')

  await page.getByRole('button', { name: planTexts.addItemLabel('Backup LTE') }).click()
  await page.getByRole('button', { name: planTexts.addItemLabel('Advanced security') }).click()
  await page.reload()
  await page.getByRole('button', { name: planTexts.cart('2 items'), exact: true }).click()
  const cart = page.getByRole('dialog', { name: planTexts.cartTitle })
  await expect(cart.getByText('$21.00')).toBeVisible()
  await cart.getByRole('button', { name: planTexts.confirmOrder }).click()
  await expect(cart.getByText(`${planTexts.requestNumber} CH-`)).toHaveCount(2)
  await cart.getByRole('button', { name: commonTexts.close }).click()
  await expect(page.getByRole('button', { name: planTexts.remove('Backup LTE') })).toBeVisible()

  await page.getByRole('button', { name: deviceTexts.changeWiFi }).click()
  await page.getByLabel(deviceTexts.wiFiName).fill('Orchard')
  await page.getByRole('button', { name: commonTexts.save }).click()
  await expect(page.getByText(deviceTexts.deviceActions.wifi.applied)).toBeVisible()
  await expect(page.getByText('Orchard', { exact: true })).toBeVisible()
})
