import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listAuditRecords } from '#shared/contract/access/audit'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments, listCustomerMessages, listMessages } from '#shared/contract/cases/messages'
import { getQueuedMessage, listQueueStaff, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import { listDocumentFolders, listDocuments } from '#shared/contract/content/documents'
import { getCustomerOverview, listRecentCustomers, reportCustomerViewer } from '#shared/contract/customers/customers'
import { getAutopay, listPaymentProfiles } from '#shared/contract/payments/payments'
import { customerUrl } from '#shared/pages/customerUrl'
import * as auditTexts from '#shared/texts/access/audit'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as frameTexts from '#shared/texts/frame'
import * as autopayTexts from '#shared/texts/payments/autopay'
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
  searched_back_to: null,
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

describe('the head of an opened customer', () => {
  it('links from each waiting item to its tab', async () => {
    mockCall(getCustomerOverview, anOverview({ open_cases: 2, unanswered_messages: 1 }))
    await open()
    expect(screen.getByRole('link', { name: customerTexts.unansweredMessages(1) })).toHaveAttribute(
      'href',
      `${customerUrl('CU-1')}?view=messages`,
    )
    expect(screen.getByRole('link', { name: customerTexts.openRequests(2) })).toHaveAttribute(
      'href',
      `${customerUrl('CU-1')}?view=requests`,
    )
  })

  it('shows which other staff have the account open, and ends the own presence on leaving', async () => {
    const other = { user_id: caseId(9), name: 'Second Lead' }
    mockCall(reportCustomerViewer, [other])
    const user = await open()
    expect(await screen.findByText(commonTexts.alsoViewingAccount(['Second Lead']))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: customerTexts.closeCustomer }))
    await waitFor(() =>
      expect(requestsOf(reportCustomerViewer).at(-1)?.body).toEqual({ crm_customer_id: 'CU-1', is_viewing: false }),
    )
  })

  it('has no links to pages that the agent may not see', async () => {
    mockCall(getCustomerOverview, anOverview({ open_cases: 2 }))
    await open({ without: ['SERVICETICKET'] })
    expect(screen.getByText(customerTexts.openRequests(2))).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: customerTexts.openRequests(2) })).not.toBeInTheDocument()
  })

  it('shows the first action on a phone, and the others behind "More"', async () => {
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
  it('are their messages of the queue, and open above the list with their authors', async () => {
    const written = aQueued(1, { crm_customer_id: 'CU-1', written_by: 'Imani Penhallow' })
    mockCall(searchQueue, found(written))
    mockCall(getQueuedMessage, written)
    const user = await open()
    await user.click(screen.getByRole('link', { name: commonTexts.messages }))
    await user.click(await screen.findByRole('button', { name: /Message 1/ }))
    expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ crm_customer_id: 'CU-1' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    expect(
      await dialog.findByText(caseTexts.writtenByFor('Imani Penhallow', 'Maya Fields'), { exact: false }),
    ).toBeInTheDocument()
  })

  it('are shown on the customer’s own screen to staff without the right to the queue', async () => {
    mockCall(listCustomerMessages, { messages: [{ ...message, written_by: 'Imani Penhallow' }], total_count: 1 })
    const user = await open({ without: ['QUEUE'] })
    await user.click(screen.getByRole('link', { name: commonTexts.messages }))
    expect(
      await screen.findByText(caseTexts.writtenByFor('Imani Penhallow', 'Maya Fields'), { exact: false }),
    ).toBeInTheDocument()
    expect(requestsOf(listCustomerMessages)[0]?.query).toMatchObject({ crm_customer_id: 'CU-1' })
    expect(requestsOf(listMessages)).toHaveLength(0)
    expect(requestsOf(searchQueue)).toHaveLength(0)
  })

  it('have no tab without the right to either', async () => {
    await open({ without: ['QUEUE', 'MESSAGEBOX'] })
    expect(screen.queryByRole('link', { name: commonTexts.messages })).not.toBeInTheDocument()
  })

  it('name the customer to whom they are written', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: frameTexts.writeAMessage }))
    expect(await screen.findByText(/^To Maya Fields \(CU-1\)/)).toBeInTheDocument()
  })
})

describe('the payment methods of an opened customer', () => {
  it('describe autopay as the customer’s, not as the reader’s', async () => {
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    mockCall(listPaymentProfiles, [])
    const user = await open()
    await user.click(screen.getByRole('link', { name: frameTexts.methods }))
    expect(await screen.findByText(autopayTexts.offForStaff)).toBeInTheDocument()
  })
})

describe('the timeline of an opened customer', () => {
  it('is next to a tab with the documents for the customer', async () => {
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

  it('is next to the audit log of this customer for users who may read it', async () => {
    mockCall(listAuditRecords, { records: [], next: null })
    const user = await open()
    await user.click(screen.getByRole('link', { name: frameTexts.audit }))
    expect(await screen.findByText(auditTexts.noCustomerEvents)).toBeInTheDocument()
    expect(requestsOf(listAuditRecords)[0]?.query).toMatchObject({ crm_customer_number: 'CU-1' })
  })

  it('is not next to the audit log for other users', async () => {
    await open({ without: ['AUDIT'] })
    expect(screen.queryByRole('link', { name: frameTexts.audit })).not.toBeInTheDocument()
  })
})
