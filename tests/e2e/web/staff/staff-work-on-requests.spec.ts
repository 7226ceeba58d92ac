import { eq } from 'drizzle-orm'
import { visitWindows } from '#shared/cases/cases'
import { crewWeekdays } from '#shared/cases/crews'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { cases } from '../../../../server/db/schema/cases/cases'
import { crews, crewVisits } from '../../../../server/db/schema/cases/crews'
import { expectAccessible } from '../../../support/browser/accessibilityChecks'
import { expect, test } from '../../../support/browser/browser'

/** The queue shows whole hours, so this is still two of them some minutes later. */
const minutesToAnswer = 110

test('staff take, schedule and finish a request, which is on the crew’s day sheet, and the customer sees it', async ({
  customerPage: page,
  household: { person, account },
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
      premiseNumber: account.premiseNumber,
      category: 'fiberLine',
      serviceType: 'slow',
      serviceSubtype: 'slow_wired',
      title: 'Slow internet: Slow over a wired connection',
      description: 'A tenth of the speed since Monday.',
      answerDueAt: new Date(Date.now() + minutesToAnswer * 60_000),
    })
    .returning()
  const crewName = `Fiber ${person.customerNumber}`
  await db.insert(crews).values({
    name: crewName,
    categories: ['fiberLine'],
    communities: ['test-row'],
    weekdays: [...crewWeekdays],
    windows: [...visitWindows],
    visitsPerWindow: 20,
  })
  const { start, schedule, depart, finish } = requestQueueTexts.workTexts

  const desk = await openDevice(staff)
  await desk.goto(`/requestQueue?search=${number}`)
  await expect(desk.getByText(requestQueueTexts.replyDueIn(minutesToAnswer))).toBeVisible()
  await desk.getByRole('link', { name: number }).click()
  await expect(desk).toHaveTitle(new RegExp(number))
  await desk.getByRole('button', { name: requestQueueTexts.takeRequest }).click()
  await expect(desk.getByRole('button', { name: requestQueueTexts.takeRequest })).toBeHidden()
  await expect(desk.getByRole('button', { name: start.button })).toBeVisible()

  await desk.getByRole('button', { name: schedule.button }).click()
  const times = desk.getByRole('radiogroup')
  await expect(times.getByRole('radio')).toHaveCount(12)
  await desk.getByRole('button', { name: appointmentTexts.showMoreTimes }).click()
  await expectAccessible(desk, '/serviceTicketView with the times of a visit')
  await times.getByRole('radio').first().check()
  await desk.getByRole('button', { name: schedule.submit, exact: true }).click()
  await expect(desk.getByRole('button', { name: depart.button })).toBeVisible()
  await expectAccessible(desk, '/serviceTicketView as staff see it')

  await page.goto(`/serviceTicketView?case=${row?.id}`)
  await page.getByRole('button', { name: appointmentTexts.confirmAppointment }).click()
  await expect(page.getByText(appointmentTexts.confirmed, { exact: true })).toBeVisible()

  await desk.goto('/requestQueue/crews')
  await desk.getByRole('button', { name: commonTexts.editItem(crewName) }).click()
  await expectAccessible(desk, '/requestQueue/crews with the form of a crew')
  const [visit] = await db
    .select()
    .from(crewVisits)
    .where(eq(crewVisits.caseId, row?.id ?? ''))
  await desk.goto(`/requestQueue/daySheet?crew=${visit?.crewId}&day=${visit?.visitOn}`)
  await expect(desk.getByRole('link', { name: number })).toBeVisible()
  await desk.goto(`/requestQueue?search=${number}`)
  await desk.getByRole('link', { name: number }).click()

  await desk.getByRole('button', { name: depart.button }).click()
  await desk.getByRole('dialog').getByRole('button', { name: depart.submit }).click()
  await desk.getByRole('button', { name: finish.button }).click()
  const done = desk.getByRole('dialog', { name: finish.title })
  await done.getByLabel(requestQueueTexts.workPerformed).fill('We replaced the connector at the house.')
  await expectAccessible(desk, '/serviceTicketView with the form of an action')
  await done.getByRole('button', { name: finish.submit }).click()
  await expect(done).toBeHidden()

  await page.reload()
  await expect(page.getByText(/We replaced the connector at the house\./)).toBeVisible()
  await expect(page.getByRole('button', { name: caseTexts.reopen })).toBeVisible()

  await desk.goBack()
  await expect(desk).toHaveURL(/\/requestQueue\?search=/)
  await expect(desk.getByText(requestQueueTexts.noRequestsMatch)).toBeVisible()
})
