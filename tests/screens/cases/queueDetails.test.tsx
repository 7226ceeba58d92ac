/** The details next to an open message: internal notes of staff, and the customer's summary. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments } from '#shared/contract/cases/messages'
import { getQueuedMessage, listQueueStaff, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import { getMessageCustomer, listInternalNotes, writeInternalNote } from '#shared/contract/cases/queueDetails'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import * as queueDetailTexts from '#shared/texts/cases/queueDetails'
import * as commonTexts from '#shared/texts/common'
import { aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const aNote = {
  note_id: caseId(7),
  note: 'Called at noon, nobody there.',
  user_name: 'Percy Lambourne',
  is_own: false,
  created_date: '2026-03-12T17:00:00.000Z',
}
const aCase = (number: number, title: string) => ({
  case_id: caseId(number),
  case_no: `C-2026-00000${number}`,
  title,
  status: 'waiting' as const,
  created_date: '2026-03-10T17:00:00.000Z',
})

beforeEach(() => {
  mockEventStream()
  mockCall(searchQueue, { messages: [aQueued(1)], total_count: 1, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, ({ query }) => aQueued(query['case_id'] === caseId(2) ? 2 : 1))
  mockCall(listComments, { comments: [], total_count: 0 })
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [])
  mockCall(reportMessageViewer, [])
  mockCall(listInternalNotes, { notes: [aNote], next: null })
  mockCall(writeInternalNote, { note_id: caseId(6) })
  mockCall(getMessageCustomer, {
    balance: { owed: 12_345, past_due: 2_345 },
    requests: { total_count: 1, newest: [aCase(5, 'Slow line')] },
    messages: { total_count: 7, newest: [aCase(2, 'Earlier one')] },
  })
})

const open = (rights = allRights) => renderScreen(`/messageQueue?case=${caseId(1)}`, { as: imani, rights })
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const readOnly = allRights.map((right) => ({ ...right, write: false }))

describe('internal notes', () => {
  it('are shown separately and labeled as visible to staff only', async () => {
    open()
    const notes = await part(queueDetailTexts.internalNotes)
    expect(await notes.findByText('Called at noon, nobody there.')).toBeInTheDocument()
    expect(notes.getByText(queueDetailTexts.internalHint)).toBeInTheDocument()
  })

  it('name the time zone of their time', async () => {
    open()
    const notes = await part(queueDetailTexts.internalNotes)
    expect(await notes.findByText(/12:00 PM CDT|C[SD]T/)).toBeInTheDocument()
  })

  it('load older notes on request', async () => {
    const cursor = '1773414000000000_11111111-1111-4111-8111-111111111111'
    mockCall(listInternalNotes, ({ query }) =>
      query['after'] === cursor
        ? { notes: [{ ...aNote, note_id: caseId(8), note: 'Long ago.' }], next: null }
        : { notes: [aNote], next: cursor },
    )
    const user = open()
    const notes = await part(queueDetailTexts.internalNotes)
    await user.click(await notes.findByRole('button', { name: queueDetailTexts.showOlderNotes }))
    expect(await notes.findByText('Long ago.')).toBeInTheDocument()
    expect(notes.queryByRole('button', { name: queueDetailTexts.showOlderNotes })).not.toBeInTheDocument()
  })

  it('are stored as notes, never as answers', async () => {
    const user = open()
    const notes = await part(queueDetailTexts.internalNotes)
    await user.type(notes.getByLabelText(commonTexts.addANote), 'Ask the field team.')
    await user.click(notes.getByRole('button', { name: queueDetailTexts.saveNote }))
    expect(await screen.findByText(queueDetailTexts.noteSaved)).toBeInTheDocument()
    expect(requestsOf(writeInternalNote)[0]?.body).toEqual({ case_id: caseId(1), note: 'Ask the field team.' })
    expect(notes.getByLabelText(commonTexts.addANote)).toHaveValue('')
    await waitFor(() => expect(requestsOf(listInternalNotes)).toHaveLength(2))
  })

  it('keep what was typed if it could not be stored', async () => {
    mockCall(writeInternalNote, errorAnswer('unexpected', 'The note was not kept.'))
    const user = open()
    const notes = await part(queueDetailTexts.internalNotes)
    await user.type(notes.getByLabelText(commonTexts.addANote), 'Again')
    await user.click(notes.getByRole('button', { name: queueDetailTexts.saveNote }))
    expect(await notes.findByText('The note was not kept.')).toBeInTheDocument()
    expect(notes.getByLabelText(commonTexts.addANote)).toHaveValue('Again')
  })

  it('can’t be written with the read right alone', async () => {
    open(readOnly)
    const notes = await part(queueDetailTexts.internalNotes)
    expect(await notes.findByText('Called at noon, nobody there.')).toBeInTheDocument()
    expect(notes.queryByLabelText(commonTexts.addANote)).not.toBeInTheDocument()
  })
})

describe('the customer beside a message', () => {
  it('is shown with balance, open requests and other messages', async () => {
    open()
    const customer = await part(commonTexts.customer)
    expect(await customer.findByText('$123.45')).toBeInTheDocument()
    expect(customer.getByText(queueDetailTexts.pastDue('$23.45'))).toBeInTheDocument()
    expect(customer.getByText(`${queueDetailTexts.openRequests}: 1`)).toBeInTheDocument()
    expect(customer.getByText(`${queueDetailTexts.otherMessages}: 7`)).toBeInTheDocument()
    expect(customer.getByText(queueDetailTexts.newestShown(1))).toBeInTheDocument()
  })

  it('is loaded once, and not again when the window regains the focus', async () => {
    open()
    await (await part(commonTexts.customer)).findByText('$123.45')
    await (await part(queueDetailTexts.internalNotes)).findByText('Called at noon, nobody there.')
    act(() => void window.dispatchEvent(new Event('focus')))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(requestsOf(listCannedAnswers).length).toBeGreaterThan(1))
    const calls = [getMessageCustomer, listInternalNotes, getQueuedMessage, listComments]
    expect(calls.map((call) => requestsOf(call).length)).toEqual([1, 1, 1, 1])
  })

  it('links to another message of the customer, in the same dialog', async () => {
    const user = open()
    await user.click(await (await part(commonTexts.customer)).findByRole('link', { name: 'Earlier one' }))
    await waitFor(() => expect(requestsOf(getQueuedMessage).at(-1)?.query).toEqual({ case_id: caseId(2) }))
    expect(await screen.findByRole('heading', { name: 'Message 2' })).toBeInTheDocument()
  })

  it('returns to the previous message with the browser’s Back button, and a second Back closes the dialog', async () => {
    const user = renderScreen('/messageQueue', { as: imani })
    await user.click(await screen.findByRole('button', { name: /Message 1/ }))
    await user.click(await (await part(commonTexts.customer)).findByRole('link', { name: 'Earlier one' }))
    expect(await screen.findByRole('heading', { name: 'Message 2' })).toBeInTheDocument()
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'Message 1' })).toBeInTheDocument()
    const dialog = screen.getByRole('dialog', { name: 'Message Details' })
    act(() => window.history.back())
    await waitFor(() => {
      // The test DOM runs no animations, so the dialog would not notice that its own one has ended.
      fireEvent.animationEnd(dialog)
      expect(dialog).not.toBeInTheDocument()
    })
    expect(`${window.location.pathname}${window.location.search}`).toBe('/messageQueue')
  })

  it('is opened before one of their requests is shown', async () => {
    mockCall(getCustomerOverview, errorAnswer('not_found', 'Gone.'))
    const user = open()
    await user.click(await (await part(commonTexts.customer)).findByRole('button', { name: 'Slow line' }))
    await waitFor(() =>
      expect(requestsOf(getCustomerOverview)[0]?.query).toEqual({ crm_customer_id: aQueued(1).crm_customer_id }),
    )
  })

  it('omits what the agent may not see', async () => {
    mockCall(getMessageCustomer, { balance: null, requests: null, messages: { total_count: 0, newest: [] } })
    open()
    const customer = await part(commonTexts.customer)
    expect(await customer.findByText(`${queueDetailTexts.otherMessages}: 0`)).toBeInTheDocument()
    for (const title of [commonTexts.balance, queueDetailTexts.openRequests])
      expect(customer.queryByText(title, { exact: false })).not.toBeInTheDocument()
  })
})
