import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listServiceTypes } from '#shared/contract/cases/caseCatalog'
import { listRequestQueue } from '#shared/contract/cases/requestQueue'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { kinds } from '../../support/answers/caseAnswers'
import { caseId } from '../../support/answers/queueAnswers'
import { aRequest, requestList } from '../../support/answers/requestAnswers'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { selectOption } from '../../support/screens/requestForm'

const imani = aStaffMember()
const hourMs = 3_600_000
const cursor = `1_${caseId(1)}`

function open(path = '/requestQueue', requests = [aRequest(1), aRequest(2)], next: string | null = null) {
  mockCall(listRequestQueue, requestList(requests, next))
  mockCall(listServiceTypes, kinds)
  return renderScreen(path, { as: imani })
}

const link = (number: number) => screen.findByRole('link', { name: `C-2026-00000${number}` })

describe('the list of requests that staff work on', () => {
  it('shows for each request whose it is, what was promised and who works on it', async () => {
    const promised_by = new Date(Date.now() - 2 * hourMs).toISOString()
    open('/requestQueue', [aRequest(1, { promised_by, assigned_to: { user_id: imani.user_id, name: 'Imani' } })])
    expect(await link(1)).toHaveAttribute('href', `/serviceTicketView?case=${caseId(1)}`)
    const row = within(screen.getByRole('row', { name: /C-2026-000001/ }))
    for (const text of [
      'Maya Fields',
      '12 Larkspur Lane',
      caseTexts.statusLabels('theirs').received,
      commonTexts.you,
    ]) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(row.getByText(requestQueueTexts.replyOverdue(120))).toBeVisible()
  })

  it('shows the visit that was promised', async () => {
    const promised_by = new Date(Date.now() + 48 * hourMs).toISOString()
    const appointment = { date: '2026-03-17', window: '1-3' } as const
    open('/requestQueue', [aRequest(1, { status: 'scheduled', promised_by, appointment })])
    expect(
      await screen.findByText(requestQueueTexts.visitOn(`03/17/2026, ${appointmentTexts.windowLabels['1-3']}`)),
    ).toBeVisible()
  })

  it('reads tab and filters from the URL, and writes them to it', async () => {
    const user = open(`/requestQueue?tab=scheduled&team=gasMeter&assignee=me&after=${cursor}`)
    await link(1)
    expect(requestsOf(listRequestQueue)[0]?.body).toMatchObject({
      tab: 'scheduled',
      category: 'gasMeter',
      assignee: 'me',
      after: cursor,
    })
    expect(
      screen.getByRole('link', {
        name: `${requestQueueTexts.queueTabLabels.overdue} ${requestQueueTexts.moreThan('1,000')}`,
      }),
    ).toHaveAttribute('href', expect.stringMatching(/tab=overdue/))
    await selectOption(user, requestQueueTexts.team, requestQueueTexts.allTeams)
    await waitFor(() => expect(requestsOf(listRequestQueue).at(-1)?.body).not.toHaveProperty('category'))
    expect(requestsOf(listRequestQueue).at(-1)?.body).not.toHaveProperty('after')
  })

  it('moves through the rows with j and k, and opens one with Enter', async () => {
    const user = open()
    const [first, second] = [await link(1), await link(2)]
    first.focus()
    await user.keyboard('j')
    expect(second).toHaveFocus()
    await user.keyboard('k')
    expect(first).toHaveFocus()
  })

  it('opens the next page of requests', async () => {
    const user = open('/requestQueue', [aRequest(1)], cursor)
    await link(1)
    await user.click(screen.getByRole('button', { name: requestQueueTexts.pageNames.next }))
    await waitFor(() => expect(requestsOf(listRequestQueue).at(-1)?.body).toMatchObject({ after: cursor }))
  })

  it.each([
    ['/requestQueue', requestQueueTexts.noOpenRequests],
    ['/requestQueue?tab=overdue', requestQueueTexts.noRequestsOverdue],
    ['/requestQueue?search=x', requestQueueTexts.noRequestsMatch],
  ])('says at %s why it is empty', async (path, text) => {
    open(path, [])
    expect(await screen.findByText(text)).toBeVisible()
  })
})
