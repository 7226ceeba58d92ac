import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import { listTimeline, type TimelineEntry } from '#shared/contract/customers/timeline'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as timelineTexts from '#shared/texts/customers/timeline'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { caseId } from '../../support/answers/queueAnswers'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember({
  user_id: '22222222-2222-4222-8222-222222222222',
  crm_contact_id: 'contact-of-staff',
  email_id: 'imani@demo.example',
})

beforeEach(() => {
  mockCall(listRecentCustomers, [aFoundCustomer()])
  mockCall(getCustomerOverview, anOverview())
})

async function open() {
  const user = renderScreen('/', { as: imani })
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

describe('the timeline of an opened customer', () => {
  it('links to its subjects, and shows times in the provider’s time zone', async () => {
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
    expect(href(commonTexts.creditOf('$12.50'))).toBe('/?view=payments')
    expect(screen.getAllByText('03/12/2026 10:00 AM CDT')).toHaveLength(2)
  })

  it('is complete on its tab, with pages by cursor and a filter by kind', async () => {
    const cursor = '1773414000000000_note_11111111-1111-4111-8111-111111111111'
    mockCall(listTimeline, ({ query }) =>
      query.after
        ? { entries: [note(2)], next: null, left_out: [] }
        : { entries: [note(1)], next: cursor, left_out: [] },
    )
    mockCall(getCustomerOverview, anOverview({ timeline: [note(1)] }))
    const user = await open()
    await user.click(screen.getByRole('link', { name: customerTexts.showAll }))
    await user.click(await screen.findByRole('button', { name: timelineTexts.showOlder }))
    expect(await screen.findByText('Note 2')).toBeInTheDocument()
    expect(screen.getByText('Note 1')).toBeInTheDocument()
    expect(requestsOf(listTimeline)[1]?.query).toMatchObject({ crm_customer_id: 'CU-1', after: cursor })
    await user.click(screen.getByRole('link', { name: 'Notes' }))
    await waitFor(() => expect(requestsOf(listTimeline).at(-1)?.query).toMatchObject({ part: 'notes' }))
  })

  it('describes refunds and sign-ins in words', async () => {
    const refund: TimelineEntry = {
      kind: 'refund',
      at: '2026-03-12T12:00:00.000Z',
      refund_id: caseId(3),
      amount: 42_15,
      reason: 'overpayment',
      status: 'sent',
      refund_method: 'check',
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
    expect(screen.getByRole('link', { name: timelineTexts.refundOf('$42.15') })).toHaveAttribute(
      'href',
      '/?view=payments',
    )
    expect(screen.getByText('Sent · Check · 4001 · Overpayment')).toBeInTheDocument()
    expect(screen.getByText(timelineTexts.signInEntry.wrong_password('Maya Fields'))).toBeInTheDocument()
    expect(screen.getByText('Firefox on Linux')).toBeInTheDocument()
  })

  it('groups consecutive sign-ins in one line, so that payments and messages stay visible', async () => {
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
    expect(screen.getByText(timelineTexts.signInEntries.succeeded('Maya Fields', 6))).toBeInTheDocument()
    expect(screen.getByText(timelineTexts.signInEntry.succeeded('Maya Fields'))).toBeInTheDocument()
    expect(screen.getByText('Note 9')).toBeInTheDocument()
  })
})
