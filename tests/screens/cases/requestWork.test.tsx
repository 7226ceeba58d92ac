import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { searchVisitSlots } from '#shared/contract/cases/appointments'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { getCase } from '#shared/contract/cases/cases'
import { listComments } from '#shared/contract/cases/messages'
import {
  assignRequest,
  decideCancellation,
  getRequestWork,
  listRequestStaff,
  moveRequest,
} from '#shared/contract/cases/requestQueue'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { request } from '../../support/answers/caseAnswers'
import { aWork } from '../../support/answers/requestAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { readOnly } from '../../support/screens/requestForm'

const imani = aStaffMember()
const percy = { user_id: '22222222-2222-4222-8222-222222222222', name: 'Percy Lambourne' }

function open(changes: Partial<CaseDetails> = {}, { work = aWork(), rights = allRights } = {}) {
  mockCall(getCase, { ...request, ...changes })
  mockCall(getRequestWork, work)
  mockCall(listComments, { comments: [], total_count: 0 })
  mockCall(listRequestStaff, [{ user_id: imani.user_id, name: 'Imani Penhallow' }, percy])
  return renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: imani, rights })
}

const monday = { date: '2026-03-16', window: '8-10' } as const
const tuesday = { date: '2026-03-17', window: '1-3' } as const

const action = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

describe('a request as staff see it', () => {
  it('shows its customer, and leads back to the list of requests', async () => {
    open()
    expect(await screen.findByText('CU-00000001')).toBeVisible()
    expect(screen.getByRole('link', { name: '(512) 555-0142' })).toHaveAttribute('href', 'tel:+15125550142')
    expect(screen.getByRole('heading', { level: 1, name: request.case_no })).toBeVisible()
    expect(
      within(screen.getByRole('navigation', { name: frameTexts.breadcrumb })).getByRole('link', {
        name: pageTexts.requestQueue,
      }),
    ).toHaveAttribute('href', '/requestQueue')
  })

  it('offers exactly what is possible in its status', async () => {
    open({ status: 'waiting' })
    const { start, schedule, finish, cancel, ask, depart } = requestQueueTexts.workTexts
    for (const { button } of [start, schedule, finish, cancel]) expect(await action(button)).toBeVisible()
    for (const { button } of [ask, depart]) expect(screen.queryByRole('button', { name: button })).toBeNull()
  })

  it('offers nothing to staff who may only read', async () => {
    open({}, { rights: readOnly })
    expect(await screen.findByText('CU-00000001')).toBeVisible()
    expect(screen.queryByRole('button', { name: requestQueueTexts.workTexts.finish.button })).toBeNull()
    expect(screen.queryByRole('button', { name: requestQueueTexts.takeRequest })).toBeNull()
  })

  it('is assigned to the agent who takes it, from the assignee who was shown', async () => {
    mockCall(assignRequest, null)
    const user = open({}, { work: aWork({ assigned_to: percy }) })
    await user.click(await action(requestQueueTexts.takeOver))
    await waitFor(() =>
      expect(requestsOf(assignRequest)[0]?.body).toEqual({
        case_id: request.case_id,
        user_id: imani.user_id,
        seen_user_id: percy.user_id,
      }),
    )
    expect(await screen.findByText(requestQueueTexts.requestAssignedToYou(request.case_no))).toBeVisible()
  })

  it('is finished with a note about the work', async () => {
    mockCall(moveRequest, null)
    const user = open()
    await user.click(await action(requestQueueTexts.workTexts.finish.button))
    const inside = await dialog()
    await user.click(inside.getByRole('button', { name: requestQueueTexts.workTexts.finish.submit }))
    expect(await inside.findByText(requestQueueTexts.workMissing)).toBeVisible()
    await user.type(inside.getByLabelText(requestQueueTexts.workPerformed), 'New connector.')
    await user.click(inside.getByRole('button', { name: requestQueueTexts.workTexts.finish.submit }))
    expect(await screen.findByText(requestQueueTexts.workTexts.finish.done)).toBeVisible()
    expect(requestsOf(moveRequest)).toMatchObject([
      { body: { action: 'finish', seen_status: 'in_progress', note: 'New connector.' } },
    ])
  })

  it('is scheduled for a time at which a crew is free', async () => {
    mockCall(searchVisitSlots, { is_covered: true, slots: [monday, tuesday] })
    mockCall(moveRequest, null)
    const user = open({ preferred: { date: '2026-03-18', window: '3-5' } })
    const { button, submit } = requestQueueTexts.workTexts.schedule
    await user.click(await action(button))
    const inside = await dialog()
    expect(await inside.findByText(appointmentTexts.preferredTimeUnavailable('03/18/2026, 3–5 PM'))).toBeVisible()
    await user.click(inside.getByRole('button', { name: submit }))
    expect(await inside.findByText(appointmentTexts.chooseATime)).toBeVisible()
    await user.click(inside.getByLabelText('Tue 03/17/2026, 1–3 PM'))
    await user.click(inside.getByRole('button', { name: submit }))
    await waitFor(() =>
      expect(requestsOf(moveRequest)).toMatchObject([
        { body: { action: 'schedule', ...tuesday, seen_status: 'in_progress', seen_date: null, seen_window: null } },
      ]),
    )
  })

  it('offers other times in place if the chosen one was just taken', async () => {
    mockCall(searchVisitSlots, { is_covered: true, slots: [monday, tuesday] })
    mockCall(moveRequest, errorAnswer('conflict', appointmentTexts.visitTaken))
    const user = open()
    await user.click(await action(requestQueueTexts.workTexts.schedule.button))
    const inside = await dialog()
    await user.click(await inside.findByLabelText('Mon 03/16/2026, 8–10 AM'))
    mockCall(searchVisitSlots, { is_covered: true, slots: [tuesday] })
    await user.click(inside.getByRole('button', { name: requestQueueTexts.workTexts.schedule.submit }))
    expect(await inside.findByText(appointmentTexts.visitTaken)).toBeVisible()
    await waitFor(() => expect(inside.queryByLabelText('Mon 03/16/2026, 8–10 AM')).toBeNull())
    expect(inside.getByLabelText('Tue 03/17/2026, 1–3 PM')).not.toBeChecked()
  })

  it('is scheduled for any business day where no crew comes', async () => {
    mockCall(searchVisitSlots, { is_covered: false, slots: [] })
    mockCall(moveRequest, null)
    const user = open({ preferred: { date: '2999-03-04', window: '3-5' } })
    await user.click(await action(requestQueueTexts.workTexts.schedule.button))
    const inside = await dialog()
    expect(await inside.findByText(requestQueueTexts.noCrewHint)).toBeVisible()
    await user.click(inside.getByRole('button', { name: requestQueueTexts.workTexts.schedule.submit }))
    await waitFor(() => expect(requestsOf(moveRequest)[0]?.body).toMatchObject({ date: '2999-03-04', window: '3-5' }))
  })

  it('says what a colleague changed, and keeps what was typed', async () => {
    const conflict = requestQueueTexts.statusConflict(caseTexts.statusLabels('theirs').scheduled)
    mockCall(moveRequest, errorAnswer('conflict', conflict))
    const user = open()
    await user.click(await action(requestQueueTexts.workTexts.ask.button))
    const inside = await dialog()
    await user.type(inside.getByLabelText(requestQueueTexts.questionToCustomer), 'Which room?')
    mockCall(getCase, { ...request, status: 'scheduled', appointment: { date: '2026-03-17', window: '1-3' } })
    await user.click(inside.getByRole('button', { name: requestQueueTexts.workTexts.ask.submit }))
    expect(await inside.findByText(conflict)).toBeVisible()
    expect(inside.getByLabelText(requestQueueTexts.questionToCustomer)).toHaveValue('Which room?')
    mockCall(moveRequest, null)
    await screen.findByRole('button', { name: requestQueueTexts.changeAppointment, hidden: true })
    await user.click(inside.getByRole('button', { name: requestQueueTexts.workTexts.ask.submit }))
    await waitFor(() => expect(requestsOf(moveRequest).at(-1)?.body).toMatchObject({ seen_status: 'scheduled' }))
  })

  it('shows why the customer wants to cancel it, and can be kept with a reason', async () => {
    mockCall(decideCancellation, null)
    const cancellation = { reason: 'solved', comment: 'It works.', created_date: '2026-03-12T15:00:00.000Z' } as const
    const user = open({ status: 'scheduled', cancel_requested: true }, { work: aWork({ cancellation }) })
    expect(
      await screen.findByText(
        requestQueueTexts.cancelReason(caseTexts.cancelReasonLabels.solved, cancellation.comment),
      ),
    ).toBeVisible()
    await user.click(await action(requestQueueTexts.refuseCancellation))
    const inside = await dialog()
    await user.type(inside.getByLabelText(requestQueueTexts.reasonForCustomer), 'The crew is there.')
    await user.click(inside.getByRole('button', { name: requestQueueTexts.refuseCancellation }))
    await waitFor(() =>
      expect(requestsOf(decideCancellation)[0]?.body).toMatchObject({
        is_accepted: false,
        reason: 'The crew is there.',
      }),
    )
  })

  it('shows that its cancellation was accepted before it says so', async () => {
    const decided = createDeferredAnswer<typeof request>()
    mockCall(decideCancellation, null)
    const cancellation = { reason: 'solved', comment: '', created_date: '2026-03-12T15:00:00.000Z' } as const
    const user = open({ status: 'scheduled', cancel_requested: true }, { work: aWork({ cancellation }) })
    const accept = await action(requestQueueTexts.acceptCancellation)
    mockCall(getCase, () => decided.promise)
    await user.click(accept)
    await waitFor(() => expect(requestsOf(getCase)).toHaveLength(2))
    expect(screen.queryByText(caseTexts.canceledToast)).toBeNull()
    decided.resolveWith({ ...request, status: 'cancelled' })
    expect(await screen.findByText(caseTexts.canceledToast)).toBeVisible()
  })
})
