import { enter, expect, test } from '../../support/browser'

test('a customer finds an answer, keeps its address, and asks on from it', async ({ page, household }) => {
  await enter(page, household.person)
  await page.goto('/faq')
  await page.getByLabel('Search the questions').pressSequentially('wifi pasword')
  const found = page.getByRole('heading', { name: 'Where do I find or change the Wi-Fi password?', level: 3 })
  await expect(found).toBeVisible()
  await expect(page.getByLabel('Search the questions')).toBeFocused()

  await page.goto('/faq?q=device-cannot-join')
  await expect(page.getByText('Let the device forget the network')).toBeInViewport()
  await page.getByRole('link', { name: 'Still need help? Ask us' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(/My question: One device cannot join my Wi-Fi\./)
})

test('a customer sees who answers now, and goes on to write', async ({ page, household }) => {
  await enter(page, household.person)
  await page.goto('/contactUs')
  await expect(page.getByRole('link', { name: 'Gas emergency 555-0110' })).toHaveAttribute('href', 'tel:5550110')
  await expect(page.getByText('Open day and night')).toBeVisible()
  await page.getByRole('link', { name: 'Write a message' }).click()
  await expect(page.getByRole('dialog', { name: 'Create a message' })).toBeVisible()
})
