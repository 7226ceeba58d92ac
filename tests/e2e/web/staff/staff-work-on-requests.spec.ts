import { isWorkday } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import * as requestTexts from '#shared/texts/cases/requests'
import * as requestWorkTexts from '#shared/texts/cases/requestWork'
import * as commonTexts from '#shared/texts/common'
import { cases } from '../../../../server/db/schema/cases'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

/** The next day on which a technician can come. */
function nextVisitDay(day: string): string {
  const next = addDays(day, 1)
  return isWorkday(next) ? next : nextVisitDay(next)
}

test('staff take, schedule and finish a request, and the customer sees it', async ({
  customerPage: page,
  household: { person },
  staff,
  openDevice,
  db,
}) => {
  const number = `C-2026-${person.customerNumber.slice(-6)}W`
  const [row] = await db
    .insert(cases)
    .values({
      number,
      kind: 'request',
      customerNumber: person.customerNumber,
      contactId: person.contactId,
      userId: person.userId,
      category: 'fiberLine',
      serviceType: 'slow',
      serviceSubtype: 'slow_wired',
      title: 'Slow internet: Slow over a wired connection',
      description: 'A tenth of the speed since Monday.',
      answerDueAt: new Date(Date.now() + 3_600_000),
    })
    .returning()
  const { start, schedule, depart, finish } = requestWorkTexts.workTexts

  const desk = await openDevice(staff)
  await desk.goto(`/requestQueue?search=${number}`)
  await expect(desk.getByText(/Answer due in/)).toBeVisible()
  await expectAccessible(desk, '/requestQueue')
  await desk.getByRole('link', { name: number }).click()
  await expect(desk).toHaveTitle(new RegExp(number))
  await desk.getByRole('button', { name: requestWorkTexts.takeRequest }).click()
  await expect(desk.getByText(requestWorkTexts.isAssignedToYou(number))).toBeVisible()
  await expect(desk.getByRole('button', { name: start.button })).toBeVisible()

  await desk.getByRole('button', { name: schedule.button }).click()
  const day = nextVisitDay(new Date().toISOString().slice(0, 10))
  const [year, month, date] = day.split('-')
  await desk.getByLabel(commonTexts.day, { exact: true }).fill(`${month}-${date}-${year}`)
  await desk.getByLabel(commonTexts.day, { exact: true }).press('Enter')
  await desk.getByRole('button', { name: schedule.submit, exact: true }).click()
  await expect(desk.getByText(schedule.done)).toBeVisible()
  await expectAccessible(desk, '/serviceTicketView as staff see it')

  await page.goto(`/serviceTicketView?case=${row?.id}`)
  await expect(page.getByText(/8–10 AM/)).toBeVisible()

  await desk.getByRole('button', { name: depart.button }).click()
  await desk.getByRole('dialog').getByRole('button', { name: depart.submit }).click()
  await desk.getByRole('button', { name: finish.button }).click()
  const done = desk.getByRole('dialog', { name: finish.title })
  await done.getByLabel(requestWorkTexts.workPerformed).fill('We replaced the connector at the house.')
  await expectAccessible(desk, '/serviceTicketView with the form of an action')
  await done.getByRole('button', { name: finish.submit }).click()
  await expect(desk.getByText(finish.done)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/We replaced the connector at the house\./)).toBeVisible()
  await expect(page.getByRole('button', { name: requestTexts.reopen })).toBeVisible()

  await desk.goBack()
  await expect(desk).toHaveURL(/\/requestQueue\?search=/)
  await expect(desk.getByText(requestWorkTexts.noRequestsMatch)).toBeVisible()
})
