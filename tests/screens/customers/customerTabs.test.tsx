import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listAuditRecords } from '#shared/contract/access/audit'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments, listCustomerMessages, listMessages } from '#shared/contract/cases/messages'
import { getQueuedMessage, listQueueStaff, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import { listDocumentFolders, listDocuments } from '#shared/contract/content/documents'
import { getCustomerOverview, listRecentCustomers, reportCustomerViewer } from '#shared/contract/customers/customers'
import { listTimeline, type TimelineEntry } from '#shared/contract/customers/timeline'
import { getAutopay, listPaymentProfiles } from '#shared/contract/payments/payments'
import * as auditTexts from '#shared/texts/audit'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers'
import * as frameTexts from '#shared/texts/frame'
import * as paymentTexts from '#shared/texts/payments'
import * as requestTexts from '#shared/texts/requests'
import { message } from '../../support/answers/caseAnswers'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { aQueued, caseId } from '../../support/answers/queueAnswers'
import { allRights, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember({
  user_id: '22222222-2222-4222-8222-222222222222',
  crm_contact_id: 'contact-of-staff',
  email_id: 'imani@demo.example',
})

const found = (...messages: ReturnType<typeof aQueued>[]) => ({
  messages,
  total_count: messages.length,
  is_exact: true,
  next: null,
  looked_back_to: null,
})

beforeEach(() => {
  mockCall(listRecentCustomers, [aFoundCustomer()])
  mockCall(getCustomerOverview, anOverview())
  mockCall(searchQueue, found())
  for (const none of [listQueueStaff, listCannedAnswers, reportMessageViewer]) mockCall(none, [])
  mockCall(listComments, { comments: [], total_count: 0 })
})

async function open({ without = [] as string[] } = {}) {
  const rights = allRights.filter(({ name }) => !without.includes(name))
  const user = renderScreen('/', { as: imani, rights })
  await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
  await screen.findByRole('region', { name: commonTexts.customer })
  return user
}

const note = (number: number): TimelineEntry => ({
  kind: 'note',
  at: '2026-03-12T15:00:00.000Z',
  note_id: caseId(number),
  note: `Note ${number}`,
  author: 'Imani Penhallow',
})

describe('the head of an opened customer', () => {
  it('leads from what waits to the tab that has it', async () => {
    mockCall(getCustomerOverview, anOverview({ open_cases: 2, unanswered_messages: 1 }))
    await open()
    expect(screen.getByRole('link', { name: customerTexts.unanswered('1 message') })).toHaveAttribute(
      'href',
      '/?view=messages',
    )
    expect(screen.getByRole('link', { name: requestTexts.requests('2 open') })).toHaveAttribute(
      'href',
      '/?view=requests',
    )
  })

  it('says who else of staff has the account open, and takes back that one has it on leaving', async () => {
    const other = { user_id: caseId(9), name: 'Second Lead' }
    mockCall(reportCustomerViewer, [other])
    const user = await open()
    expect(await screen.findByText('Second Lead is also viewing this account.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: customerTexts.closeCustomer }))
    await waitFor(() =>
      expect(requestsOf(reportCustomerViewer).at(-1)?.body).toEqual({ crm_customer_id: 'CU-1', is_viewing: false }),
    )
  })

  it('leads nowhere that the person may not go', async () => {
    mockCall(getCustomerOverview, anOverview({ open_cases: 2 }))
    await open({ without: ['SERVICETICKET'] })
    expect(screen.getByText(requestTexts.requests('2 open'))).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: requestTexts.requests('2 open') })).not.toBeInTheDocument()
  })

  it('keeps the first action in sight on a phone, and has the others behind "More"', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query === '(width < 48em)',
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    const user = await open()
    const head = within(screen.getByRole('region', { name: commonTexts.customer }))
    expect(head.getByRole('button', { name: frameTexts.writeAMessage })).toBeInTheDocument()
    expect(head.queryByRole('button', { name: commonTexts.addANote })).not.toBeInTheDocument()
    await user.click(head.getByRole('button', { name: commonTexts.moreActions }))
    await user.click(head.getByRole('button', { name: commonTexts.addANote }))
    expect(await screen.findByRole('dialog', { name: commonTexts.addANote })).toBeInTheDocument()
  })
})

describe('the messages of an opened customer', () => {
  it('are theirs out of the queue, and open over the list with who wrote them', async () => {
    const written = aQueued(1, { crm_customer_id: 'CU-1', written_by: 'Imani Penhallow' })
    mockCall(searchQueue, found(written))
    mockCall(getQueuedMessage, written)
    const user = await open()
    await user.click(screen.getByRole('link', { name: commonTexts.messages }))
    await user.click(await screen.findByRole('button', { name: /Message 1/ }))
    expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ crm_customer_id: 'CU-1' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    expect(await dialog.findByText(/Written by Imani Penhallow for Maya Fields/)).toBeInTheDocument()
  })

  it('are shown with the screen of customers to who does not work in the queue', async () => {
    mockCall(listCustomerMessages, { messages: [{ ...message, written_by: 'Imani Penhallow' }], total_count: 1 })
    const user = await open({ without: ['QUEUE'] })
    await user.click(screen.getByRole('link', { name: commonTexts.messages }))
    expect(await screen.findByText(/Written by Imani Penhallow for Maya Fields/)).toBeInTheDocument()
    expect(requestsOf(listCustomerMessages)[0]?.query).toMatchObject({ crm_customer_id: 'CU-1' })
    expect(requestsOf(listMessages)).toHaveLength(0)
    expect(requestsOf(searchQueue)).toHaveLength(0)
  })

  it('are no tab for who may read neither', async () => {
    await open({ without: ['QUEUE', 'MESSAGEBOX'] })
    expect(screen.queryByRole('link', { name: commonTexts.messages })).not.toBeInTheDocument()
  })

  it('are written to a customer who is named', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: frameTexts.writeAMessage }))
    expect(await screen.findByText(/^To Maya Fields \(CU-1\)/)).toBeInTheDocument()
  })
})

describe('the payment methods of an opened customer', () => {
  it('say of autopay that it is theirs, not the reader’s', async () => {
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    mockCall(listPaymentProfiles, [])
    const user = await open()
    await user.click(screen.getByRole('link', { name: frameTexts.methods }))
    expect(await screen.findByText(paymentTexts.autopayIsOffTheCustomer)).toBeInTheDocument()
  })
})

describe('what happened to an opened customer', () => {
  it('leads to what it tells of, and says the time of day where the provider is', async () => {
    const comment = {
      kind: 'comment',
      comment_id: caseId(3),
      at: '2026-03-12T15:00:00.000Z',
      case_no: 'C-2026-000001',
      title: 'A question',
    } as const
    const timeline: TimelineEntry[] = [
      { ...comment, case_id: caseId(1), is_message: true, author: 'Maya Fields' },
      { ...comment, comment_id: caseId(4), case_id: caseId(2), is_message: false, author: 'Percy Lambourne' },
      {
        kind: 'credit',
        at: '2026-03-11T15:00:00.000Z',
        credit_id: caseId(5),
        amount: 1250,
        credit_reason_cd: '101',
        comments: 'Sorry',
        crm_billing_account_number: '4001',
      },
    ]
    mockCall(getCustomerOverview, anOverview({ timeline }))
    await open()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Maya Fields wrote')).toBe(`/?view=messages&case=${caseId(1)}`)
    expect(href('Percy Lambourne wrote')).toBe(`/serviceTicketView?case=${caseId(2)}`)
    expect(href('Credit of $12.50')).toBe('/?view=payments')
    expect(screen.getAllByText('03/12/2026 10:00 AM CDT')).toHaveLength(2)
  })

  it('is all there on a tab, page after page by the mark of the one before, and by kind', async () => {
    mockCall(listTimeline, ({ query }) =>
      query.after
        ? { entries: [note(2)], next: null, left_out: [] }
        : { entries: [note(1)], next: '1_note_x', left_out: [] },
    )
    mockCall(getCustomerOverview, anOverview({ timeline: [note(1)] }))
    const user = await open()
    await user.click(screen.getByRole('link', { name: customerTexts.showAll }))
    await user.click(await screen.findByRole('button', { name: customerTexts.showOlder }))
    expect(await screen.findByText('Note 2')).toBeInTheDocument()
    expect(screen.getByText('Note 1')).toBeInTheDocument()
    expect(requestsOf(listTimeline)[1]?.query).toMatchObject({ crm_customer_id: 'CU-1', after: '1_note_x' })
    await user.click(screen.getByRole('link', { name: 'Notes' }))
    await waitFor(() => expect(requestsOf(listTimeline).at(-1)?.query).toMatchObject({ part: 'notes' }))
  })

  it('tells of refunds and sign-ins in words', async () => {
    const refund: TimelineEntry = {
      kind: 'refund',
      at: '2026-03-12T12:00:00.000Z',
      refund_id: caseId(3),
      amount: 42_15,
      reason: 'overpayment',
      status: 'sent',
      way: 'check',
      method: '',
      crm_billing_account_number: '4001',
    }
    const signIn: TimelineEntry = {
      kind: 'signin',
      at: '2026-03-12T15:00:00.000Z',
      sign_in_id: caseId(4),
      name: 'Maya Fields',
      outcome: 'wrong_password',
      device: 'Firefox on Linux',
    }
    mockCall(getCustomerOverview, anOverview({ timeline: [refund, signIn] }))
    await open()
    expect(screen.getByRole('link', { name: customerTexts.refundOf('$42.15') })).toHaveAttribute(
      'href',
      '/?view=payments',
    )
    expect(screen.getByText('Sent · Check · 4001 · Overpayment')).toBeInTheDocument()
    expect(screen.getByText('Maya Fields entered the wrong password')).toBeInTheDocument()
    expect(screen.getByText('Firefox on Linux')).toBeInTheDocument()
  })

  it('shows a run of sign-ins in one line, so that payments and messages stay in sight', async () => {
    const signIn = (number: number): TimelineEntry => ({
      kind: 'signin',
      at: `2026-03-12T15:0${9 - number}:00.000Z`,
      sign_in_id: caseId(number),
      name: 'Maya Fields',
      outcome: 'succeeded',
      device: 'Firefox on Linux',
    })
    const before = note(9)
    mockCall(getCustomerOverview, anOverview({ timeline: [...[1, 2, 3, 4, 5, 6].map(signIn), before, signIn(7)] }))
    await open()
    expect(screen.getByText('Maya Fields signed in 6 times')).toBeInTheDocument()
    expect(screen.getByText('Maya Fields signed in')).toBeInTheDocument()
    expect(screen.getByText('Note 9')).toBeInTheDocument()
  })

  it('has a tab with the documents that are meant for them', async () => {
    mockCall(listDocumentFolders, [{ folder_code: 'rates', name: 'Rates', document_count: 2 }])
    mockCall(listDocuments, { documents: [], total_count: 0 })
    const user = await open()
    await user.click(screen.getByRole('link', { name: frameTexts.documents }))
    await user.click(await screen.findByRole('link', { name: /^Rates/ }))
    await waitFor(() =>
      expect(requestsOf(listDocuments).at(-1)?.body).toMatchObject({ crm_customer_id: 'CU-1', folder_code: 'rates' }),
    )
    expect(requestsOf(listDocumentFolders)[0]?.query).toEqual({ crm_customer_id: 'CU-1' })
    expect(screen.getByRole('region', { name: commonTexts.customer })).toBeInTheDocument()
  })

  it('is in the audit log for who may read that, of this customer alone', async () => {
    mockCall(listAuditRecords, { records: [], next: null })
    const user = await open()
    await user.click(screen.getByRole('link', { name: frameTexts.audit }))
    expect(await screen.findByText(auditTexts.noEventsHaveBeenRecorded)).toBeInTheDocument()
    expect(requestsOf(listAuditRecords)[0]?.query).toMatchObject({ crm_customer_number: 'CU-1' })
  })

  it('is no audit log for who may not', async () => {
    await open({ without: ['AUDIT'] })
    expect(screen.queryByRole('link', { name: frameTexts.audit })).not.toBeInTheDocument()
  })
})
