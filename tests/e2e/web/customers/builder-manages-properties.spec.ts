import * as commonTexts from '#shared/texts/common'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { expect, test, tick } from '../../../support/browser/browser'
import { addPerson, allRights } from '../../../support/data/people'
import { addProperty } from '../../../support/data/services/properties'

const kind = propertyRequestTexts.kindLabels.meter_set

test('a builder finds a lot, changes its number, and requests their meters under one number', async ({
  page,
  db,
  signedInPageOf,
}) => {
  const builder = await addPerson(db, { userType: 'BUILDER', rights: allRights })
  for (const lot of ['26', '27', '28', '29', '30']) {
    await addProperty(db, { owner: builder.customerNumber, streetAddress: `${lot} Harrow Ln`, lot, stage: 'line_in' })
  }
  await signedInPageOf(builder)
  await page.goto('/properties?stage=line_in')
  await expect(page.getByText('Showing 5 of 5 Results')).toBeVisible()
  await page.getByLabel(propertyTexts.searchLabel).fill('30 Harrow')
  await expect(page.getByText('Showing 1 of 1 Results')).toBeVisible()
  await page.getByRole('link', { name: '30 Harrow Ln' }).click()
  const drawer = page.getByRole('dialog', { name: propertyTexts.property })
  await drawer.getByLabel(propertyTexts.lot, { exact: true }).fill('30A')
  await drawer.getByRole('button', { name: commonTexts.save }).click()
  await drawer.getByRole('button', { name: commonTexts.close }).click()
  await expect(page.getByRole('row', { name: commonTexts.lotNumber('30A') })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: boardTexts.requestKindFor(kind, 5) }).click()
  await expect(page.getByText(propertyRequestTexts.selectedCount(5))).toBeVisible()
  const statements = page.getByRole('group', { name: propertyRequestTexts.readinessLegend }).getByRole('checkbox')
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
  const many = propertyRequestTexts.properties(5)
  await expect(page.getByText(propertyRequestTexts.sentTitle(many))).toBeVisible()
  await page.getByRole('link', { name: /^C-/ }).first().click()
  await expect(page.getByText(propertyRequestTexts.titleForLots(kind, 5)).first()).toBeVisible()
})
