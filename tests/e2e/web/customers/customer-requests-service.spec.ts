import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import * as caseTexts from '#shared/texts/cases/cases'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import * as commonTexts from '#shared/texts/common'
import { cases } from '../../../../server/db/schema/cases/cases'
import { expect, selectOption, test, tick } from '../../../support/browser/browser'

test('a customer opens a request with a file, follows it, and cancels it', async ({
  customerPage: page,
  db,
  household,
}) => {
  await page.goto('/fiberServiceTicketCreate')
  await page.getByRole('button', { name: /^Slow internet/ }).click()
  for (const answer of [
    'Green, steady',
    selfCheckTexts.plugsChecked,
    selfCheckTexts.noChange,
    selfCheckTexts.sameAnswer,
  ]) {
    await page.getByRole('button', { name: answer }).click()
  }
  await selectOption(page.getByLabel(caseTexts.subtypeQuestion), 'Slow over a wired connection')
  await page.getByLabel('What speed did you measure?').fill('120')
  await page.getByRole('button', { name: caseTexts.review }).click()
  await expect(page.getByText(caseTexts.unanswered.choice)).toBeVisible()
  await tick(page.getByLabel('A few days ago'))
  await page.getByLabel(commonTexts.description).fill('A tenth of the speed since Monday.')
  await page.getByLabel(caseTexts.addFilesLabel).setInputFiles([
    { name: '../speed test.txt', mimeType: 'text/plain', buffer: Buffer.from('120 Mbps') },
    { name: 'tool.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090\0\u0003\0') },
  ])
  await expect(page.getByText('speed test.txt')).toBeVisible()
  await expect(page.getByText(caseTexts.wrongType).last()).toBeVisible()
  await page.getByRole('button', { name: `${commonTexts.remove} tool.exe` }).click()
  await expect(page.getByText(commonTexts.uploaded(''))).toBeVisible()

  // Entered data survives a reload, including uploaded files.
  await page.reload()
  await expect(page.getByLabel(commonTexts.description)).toHaveValue('A tenth of the speed since Monday.')
  await expect(page.getByText('speed test.txt')).toBeVisible()
  await page.getByRole('button', { name: caseTexts.review }).click()
  await page.getByRole('button', { name: caseTexts.submitRequest }).dblclick()
  await expect(page.getByText(caseTexts.sentTitle)).toBeVisible()
  const opened = await db.select().from(cases).where(eq(cases.customerNumber, household.person.customerNumber))
  expect(opened).toHaveLength(1)

  await page.getByRole('link', { name: caseTexts.seeTheRequest }).click()
  await expect(page.getByText(selfCheckTexts.gatewayRestartQuestion)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: commonTexts.downloadItem('speed test.txt') }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('120 Mbps')

  await page.getByLabel(caseTexts.commentLabel).fill('It got worse.')
  await page.getByRole('button', { name: caseTexts.submit }).click()
  await expect(page.getByRole('heading', { name: caseTexts.comments(1) })).toBeVisible()

  await page.getByRole('button', { name: caseTexts.cancelRequest }).click()
  await tick(page.getByLabel(caseTexts.cancelReasonLabels.no_longer_needed))
  await page.getByRole('button', { name: caseTexts.cancelTheRequest }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: caseTexts.statusLabels('own').cancelled })
      .first(),
  ).toBeVisible()
  await page.goto('/serviceTicket?tab=cancelled')
  await expect(page.getByRole('link', { name: opened[0]?.number ?? '' })).toBeVisible()
})
