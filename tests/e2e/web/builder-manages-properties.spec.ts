import { expect, test, tick } from '../../support/browser'

test('a builder finds lots, moves them on, and asks for their meters under one number', async ({
  page,
  holdSessionOf,
}) => {
  await holdSessionOf({ email: 'builder@demo.example' })
  await page.goto('/properties?stage=line_in')
  await expect(page.getByText('Showing 5 of 5 Results')).toBeVisible()
  await page.getByLabel('Search by address, lot or community').fill('lot 30')
  await expect(page.getByText('Showing 1 of 1 Results')).toBeVisible()
  await page.getByRole('link', { name: /Lot 30$/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Property' })
  await drawer.getByLabel('Lot', { exact: true }).fill('30A')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Property saved.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.goto('/properties?stage=line_in')
  await tick(page.getByRole('checkbox', { name: 'Select this page' }))
  await page.getByRole('button', { name: 'New request for these' }).click()
  await expect(page.getByText('5 chosen')).toBeVisible()
  for (const statement of await page
    .getByRole('group', { name: 'Confirm each of these' })
    .getByRole('checkbox')
    .all()) {
    await tick(statement)
  }
  await page.getByLabel('On-site contact').fill('Jo Mason')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Day is required')).toBeVisible()
  await expect(page.getByLabel('On-site contact')).toHaveValue('Jo Mason')
  // Working days from tomorrow on: the next Wednesday but one is one at any time.
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7) + 7)
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  await page.getByLabel('Day', { exact: true }).fill(`${month}-${date}-${year}`)
  await page.getByLabel('Day', { exact: true }).press('Enter')
  await page.getByLabel('Telephone on site').fill('2105550100')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('We have your request for 5 properties.')).toBeVisible()
  await page.getByRole('link', { name: /^C-/ }).first().click()
  await expect(page.getByText('Meter set for 5 properties').first()).toBeVisible()
})
