import * as commonTexts from '#shared/texts/common'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { expect, test, tick } from '../../../support/browser/browser'

test('a builder finds a lot, changes its number, and requests their meters under one number', async ({
  page,
  signedInPageOf,
}) => {
  await signedInPageOf({ email: 'builder@demo.example' })
  await page.goto('/properties?stage=line_in')
  await expect(page.getByText('Showing 5 of 5 Results')).toBeVisible()
  await page.getByLabel(propertyTexts.searchByAddressLotOrCommunity).fill('lot 30')
  await expect(page.getByText('Showing 1 of 1 Results')).toBeVisible()
  await page.getByRole('link', { name: /Lot 30$/ }).click()
  const drawer = page.getByRole('dialog', { name: propertyTexts.property })
  await drawer.getByLabel(propertyTexts.lot, { exact: true }).fill('30A')
  await drawer.getByRole('button', { name: commonTexts.save }).click()
  await expect(page.getByText(propertyTexts.propertySaved)).toBeVisible()
  await drawer.getByRole('button', { name: commonTexts.close }).click()

  await page.goto('/')
  await page.getByRole('button', { name: boardTexts.requestKindFor('Meter set', 5) }).click()
  await expect(page.getByText('5 selected')).toBeVisible()
  const statements = page.getByRole('group', { name: propertyRequestTexts.confirmEachOfThese }).getByRole('checkbox')
  await expect(statements.first()).toBeVisible()
  for (const statement of await statements.all()) await tick(statement)
  await page.getByLabel(propertyRequestTexts.onSiteContact).fill('Jo Mason')
  await page.getByRole('button', { name: propertyRequestTexts.sendRequest }).click()
  await expect(page.getByText(propertyRequestTexts.dayIsRequired)).toBeVisible()
  await expect(page.getByLabel(propertyRequestTexts.onSiteContact)).toHaveValue('Jo Mason')
  // The next Wednesday but one is always far enough in the future.
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7) + 7)
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  await page.getByLabel(commonTexts.day, { exact: true }).fill(`${month}-${date}-${year}`)
  await page.getByLabel(commonTexts.day, { exact: true }).press('Enter')
  await page.getByLabel(propertyRequestTexts.onSitePhone).fill('2105550100')
  await page.getByRole('button', { name: propertyRequestTexts.sendRequest }).click()
  await expect(page.getByText(propertyRequestTexts.weHaveYourRequestFor('5 properties'))).toBeVisible()
  await page.getByRole('link', { name: /^C-/ }).first().click()
  await expect(page.getByText('Meter set for 5 properties').first()).toBeVisible()
})
