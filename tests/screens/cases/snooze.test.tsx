import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments } from '#shared/contract/cases/messages'
import {
  getQueuedMessage,
  listQueueStaff,
  reportMessageViewer,
  searchQueue,
  snoozeMessage,
} from '#shared/contract/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import * as snoozeTexts from '#shared/texts/cases/snooze'
import { aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { aStaffMember, ignoreOtherCalls, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { startTestTime } from '../../support/screens/time'

const until = '2026-03-16T13:00:00.000Z'

beforeEach(() => {
  mockEventStream()
  mockCall(searchQueue, { messages: [aQueued(1)], total_count: 1, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, aQueued(1))
  mockCall(listComments, { comments: [], total_count: 0 })
  for (const none of [listQueueStaff, listCannedAnswers, reportMessageViewer]) mockCall(none, [])
  mockCall(snoozeMessage, null)
  ignoreOtherCalls()
})

const openMessage = () => renderScreen(`/messageQueue?case=${caseId(1)}`, { as: aStaffMember() })
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: snoozeTexts.snoozeTitle('C-2026-000001') }))

describe('an open message', () => {
  it('is snoozed until Monday morning in the provider’s time zone with one click', async () => {
    startTestTime()
    vi.setSystemTime('2026-03-13T15:00:00.000Z')
    const user = openMessage()
    await user.click(await screen.findByRole('button', { name: snoozeTexts.snooze }))
    await user.click((await findDialog()).getByRole('button', { name: new RegExp(snoozeTexts.snoozeMonday) }))
    expect(requestsOf(snoozeMessage)[0]?.body).toEqual({ case_id: caseId(1), until })
    expect(await screen.findByText(snoozeTexts.snoozedUntil('03/16/2026 8:00 AM CDT'))).toBeInTheDocument()
  })

  it('is offered Monday morning only once on a Sunday, as tomorrow', async () => {
    startTestTime()
    vi.setSystemTime('2026-03-15T15:00:00.000Z')
    const user = openMessage()
    await user.click(await screen.findByRole('button', { name: snoozeTexts.snooze }))
    const dialog = await findDialog()
    expect(dialog.getByRole('button', { name: new RegExp(snoozeTexts.snoozeTomorrow) })).toHaveTextContent('03/16/2026')
    expect(dialog.queryByRole('button', { name: new RegExp(snoozeTexts.snoozeMonday) })).not.toBeInTheDocument()
  })

  it('is snoozed until the day and time that the agent enters, and asks for them', async () => {
    const user = openMessage()
    await user.click(await screen.findByRole('button', { name: snoozeTexts.snooze }))
    const dialog = await findDialog()
    await user.click(dialog.getByRole('button', { name: snoozeTexts.snooze }))
    expect(dialog.getByText(snoozeTexts.snoozeTimeMissing)).toBeInTheDocument()
    await user.type(dialog.getByLabelText(/Or choose/), '04/01/2026 9:30 AM')
    await user.click(dialog.getByRole('button', { name: snoozeTexts.snooze }))
    await waitFor(() =>
      expect(requestsOf(snoozeMessage)[0]?.body).toEqual({ case_id: caseId(1), until: '2026-04-01T14:30:00.000Z' }),
    )
  })

  it('says until when it is snoozed, and returns before that', async () => {
    mockCall(getQueuedMessage, aQueued(1, { snoozed_until: until }))
    const user = openMessage()
    expect(await screen.findByText(snoozeTexts.snoozedUntil('03/16/2026 8:00 AM CDT'))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: snoozeTexts.endSnooze }))
    expect(requestsOf(snoozeMessage)[0]?.body).toEqual({ case_id: caseId(1), until: null })
  })
})

describe('the list of messages', () => {
  it('marks snoozed messages, and snoozes the current one with z', async () => {
    const messages = [aQueued(1), aQueued(2, { snoozed_until: until })]
    mockCall(searchQueue, { messages, total_count: 2, is_exact: true, next: null, searched_back_to: null })
    const user = renderScreen('/messageQueue', { as: aStaffMember() })
    expect(await screen.findByRole('button', { name: /Message 2/ })).toHaveTextContent(queueTexts.snoozed)
    await user.keyboard('jz')
    expect(await findDialog()).toBeTruthy()
  })
})
