import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createCancelRequest, getCase, reopenCase } from '#shared/contract/cases/cases'
import { createCaseComment, listComments } from '#shared/contract/cases/messages'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { clearSession } from '../../../renderer/session/storedSession'
import { comment, request } from '../../support/answers/caseAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { readOnly } from '../../support/screens/requestForm'

const customer = aCustomer()

describe('a request', () => {
  const open = (changes: Partial<typeof request>, rights = allRights) => {
    mockCall(getCase, { ...request, ...changes })
    mockCall(listComments, { comments: [], total_count: 0 })
    return renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer, rights })
  }

  it('lists each property with its status if there are several', async () => {
    const part = { case_id: '22222222-2222-4222-8222-000000000902', case_no: 'C-2026-000902' }
    open({ parts: [{ ...part, street_address: '7 Harrow Ln', status: 'scheduled' }] })
    const list = await screen.findByRole('region', { name: commonTexts.properties })
    expect(within(list).getByRole('link', { name: '7 Harrow Ln' })).toHaveAttribute(
      'href',
      `/serviceTicketView?case=${part.case_id}`,
    )
    expect(within(list).getByText(caseTexts.statusLabels('own').scheduled)).toBeVisible()
  })

  it('says when each step was reached, also to people who cannot see the line', async () => {
    const event = {
      event_id: request.case_id,
      kind: 'status',
      note: '',
      user_name: 'Imani',
      user_type: 'CENTRIC',
    } as const
    open({
      status: 'in_progress',
      events: [
        { ...event, status: 'received', created_date: '2026-03-09T15:00:00.000Z' },
        { ...event, status: 'in_progress', created_date: '2026-03-10T16:30:00.000Z' },
      ],
    })
    const labels = caseTexts.statusLabels('own')
    const steps = within(await screen.findByRole('list', { name: caseTexts.progress })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      `${labels.received}, ${caseTexts.stepDone}03/09/2026 10:00 AM CDT`,
      `${labels.assigned}, ${caseTexts.stepDone}`,
      `${labels.in_progress}, ${caseTexts.stepNow}03/10/2026 11:30 AM CDT`,
      `${labels.resolved}, ${caseTexts.stepNext}`,
      `${labels.closed}, ${caseTexts.stepNext}`,
    ])
  })

  it('shows the last question of customer care, with fields for the answer and files', async () => {
    mockCall(getCase, { ...request, status: 'waiting', comment_count: 2 })
    const own = comment(2, { user_type: 'CUSTOMER', is_own: true, comments: 'Here it is.' })
    mockCall(listComments, {
      comments: [own, comment(1, { comments: 'Send us a photo of the meter.' })],
      total_count: 2,
    })
    mockCall(createCaseComment, comment(3))
    const user = renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer })
    const box = within(await screen.findByRole('region', { name: caseTexts.waitingTitle }))
    expect(await box.findByText('Send us a photo of the meter.')).toBeVisible()
    expect(box.queryByText('Here it is.')).not.toBeInTheDocument()
    expect(box.getByLabelText(commonTexts.addFiles)).toBeInTheDocument()
    expect(screen.queryByLabelText(caseTexts.commentLabel)).not.toBeInTheDocument()
    await user.type(box.getByLabelText(caseTexts.yourAnswer), 'Here is the photo.')
    await user.click(box.getByRole('button', { name: caseTexts.submit }))
    await waitFor(() => expect(requestsOf(createCaseComment)[0]?.body).toMatchObject({ comment: 'Here is the photo.' }))
  })

  it('shows the question without these fields to users who may only read', async () => {
    open({ status: 'waiting' }, readOnly)
    const box = within(await screen.findByRole('region', { name: caseTexts.waitingTitle }))
    expect(await box.findByText(caseTexts.noQuestionDetails)).toBeVisible()
    expect(box.queryByLabelText(caseTexts.yourAnswer)).not.toBeInTheDocument()
  })

  it('offers no other action once its cancellation was requested', async () => {
    open({ status: 'waiting', cancel_requested: true })
    expect(await screen.findByText(caseTexts.cancellationNotice)).toBeVisible()
    expect(screen.queryByRole('heading', { name: caseTexts.waitingTitle })).not.toBeInTheDocument()
  })

  it('shows when the customer would like to be called', async () => {
    open({ contact_window: 'any' })
    expect(await screen.findByText(caseTexts.contactWindowLabels.any)).toBeVisible()
  })

  it('can be canceled with a reason while it is open', async () => {
    mockCall(createCancelRequest, { case_id: request.case_id, case_no: 'C-2026-000950', status: 'in_progress' })
    const user = open({})
    await user.click(await screen.findByRole('button', { name: caseTexts.cancelRequest }))
    const dialog = within(await screen.findByRole('dialog', { name: caseTexts.cancelThisRequest }))
    await user.click(dialog.getByRole('button', { name: caseTexts.cancelTheRequest }))
    expect(await dialog.findByText(caseTexts.cancelReasonHint)).toBeInTheDocument()
    expect(dialog.getByLabelText(caseTexts.cancelReasonLabels.solved)).toHaveFocus()
    expect(requestsOf(createCancelRequest)).toHaveLength(0)
    await user.click(dialog.getByLabelText(caseTexts.cancelReasonLabels.no_longer_needed))
    await user.click(dialog.getByRole('button', { name: caseTexts.cancelTheRequest }))
    expect(await screen.findByText(caseTexts.cancellationReceived)).toBeVisible()
    expect(requestsOf(createCancelRequest)[0]?.body).toMatchObject({ reason: 'no_longer_needed' })
  })

  it('can be reopened for a limited time, with a description of what is still wrong', async () => {
    mockCall(reopenCase, null)
    const user = open({ status: 'closed', reopen_until: '2026-03-20T15:00:00.000Z' })
    await user.click(await screen.findByRole('button', { name: caseTexts.reopen }))
    const dialog = within(await screen.findByRole('dialog', { name: caseTexts.reopenThisRequest }))
    await user.click(dialog.getByRole('button', { name: caseTexts.reopen }))
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument()
    await user.type(dialog.getByLabelText(caseTexts.reopenReason), 'It is back.')
    await user.click(dialog.getByRole('button', { name: caseTexts.reopen }))
    expect(await screen.findByText(caseTexts.reopenedToast)).toBeVisible()
  })

  it('stays behind its dialog until it shows that it is reopened', async () => {
    const reopened = createDeferredAnswer<typeof request>()
    mockCall(reopenCase, null)
    const user = open({ status: 'closed', reopen_until: '2026-03-20T15:00:00.000Z' })
    await user.click(await screen.findByRole('button', { name: caseTexts.reopen }))
    const dialog = await screen.findByRole('dialog', { name: caseTexts.reopenThisRequest })
    await user.type(within(dialog).getByLabelText(caseTexts.reopenReason), 'It is back.')
    mockCall(getCase, () => reopened.promise)
    await user.click(within(dialog).getByRole('button', { name: caseTexts.reopen }))
    await waitFor(() => expect(requestsOf(getCase)).toHaveLength(2))
    expect(screen.queryByText(caseTexts.reopenedToast)).toBeNull()
    reopened.resolveWith({ ...request, status: 'in_progress' })
    expect(await screen.findByText(caseTexts.reopenedToast)).toBeVisible()
    expect(screen.getByRole('button', { name: caseTexts.cancelRequest, hidden: true })).toBeInTheDocument()
  })

  it.each([
    {
      button: caseTexts.reopen,
      label: caseTexts.reopenReason,
      changes: { status: 'closed', reopen_until: '2026-03-20T15:00:00.000Z' },
    },
    {
      button: 'Rate',
      label: commonTexts.optional(caseTexts.ratingQuestion),
      changes: { status: 'closed' },
    },
    {
      button: caseTexts.cancelRequest,
      label: commonTexts.optional(caseTexts.detailsQuestion),
      changes: {},
    },
  ] as const)('keeps what was typed under $button through an idle sign-out', async ({ button, label, changes }) => {
    const type = async () => {
      const user = open(changes)
      await user.click(await screen.findByRole('button', { name: button }))
      return { user, box: await screen.findByLabelText(label) }
    }
    const before = await type()
    await before.user.type(before.box, 'It is back.')
    act(() => clearSession('idle'))
    await screen.findByRole('heading', { name: commonTexts.signIn })
    cleanup()
    expect((await type()).box).toHaveValue('It is back.')
  })

  it('shows in the dialog why it could not be canceled, and asks once', async () => {
    const answer = createDeferredAnswer<ReturnType<typeof errorAnswer>>()
    mockCall(createCancelRequest, () => answer.promise)
    const user = open({})
    await user.click(await screen.findByRole('button', { name: caseTexts.cancelRequest }))
    const dialog = within(await screen.findByRole('dialog', { name: caseTexts.cancelThisRequest }))
    await user.click(dialog.getByLabelText(caseTexts.cancelReasonLabels.solved))
    await user.dblClick(dialog.getByRole('button', { name: caseTexts.cancelTheRequest }))
    answer.resolveWith(errorAnswer('unexpected', 'Something went wrong.'))
    expect(await dialog.findByText('Something went wrong.')).toBeInTheDocument()
    expect(requestsOf(createCancelRequest)).toHaveLength(1)
  })

  it('links to a follow-up once that period is over', async () => {
    open({ status: 'closed' })
    expect(await screen.findByRole('link', { name: caseTexts.followUpLink })).toHaveAttribute(
      'href',
      expect.stringContaining(`parent=${request.case_id}`),
    )
    expect(screen.queryByRole('button', { name: caseTexts.reopen })).toBeNull()
  })

  it('has no buttons for users who may only read', async () => {
    open({}, readOnly)
    expect(await screen.findByRole('heading', { name: request.title })).toBeVisible()
    expect(screen.queryByRole('button', { name: caseTexts.cancelRequest })).toBeNull()
    expect(screen.queryByRole('button', { name: caseTexts.submit })).toBeNull()
  })

  it('a request of another customer is not found', async () => {
    mockCall(getCase, errorAnswer('not_found', commonTexts.notFound))
    renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer })
    expect(await screen.findByText(caseTexts.requestNotFound)).toBeVisible()
  })

  it('a request with an invalid id is not loaded at all', async () => {
    renderScreen('/serviceTicketView?case=123', { as: customer })
    expect(await screen.findByText(caseTexts.requestNotFound)).toBeVisible()
    expect(requestsOf(getCase)).toEqual([])
  })
})
