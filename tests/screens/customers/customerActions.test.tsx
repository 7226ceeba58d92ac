import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listOpenCases } from '#shared/contract/cases/cases'
import { createMessage } from '#shared/contract/cases/messages'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { getCustomerOverview, listRecentCustomers, writeCustomerNote } from '#shared/contract/customers/customers'
import { changePassword } from '#shared/contract/signIn/security'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as frameTexts from '#shared/texts/frame'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember({
  user_id: '22222222-2222-4222-8222-222222222222',
  crm_contact_id: 'contact-of-staff',
  email_id: 'imani@demo.example',
})

beforeEach(() => {
  mockCall(listRecentCustomers, [aFoundCustomer()])
  mockCall(getCustomerOverview, anOverview())
  mockCall(writeCustomerNote, { note_id: '99999999-9999-4999-8999-999999999999' })
})

async function openCustomer(rights = allRights) {
  const user = renderScreen('/', { as: imani, rights })
  await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
  const head = within(await screen.findByRole('region', { name: commonTexts.customer }))
  return { user, head }
}

describe('an action of staff for the opened customer', () => {
  it('can be a note, which keeps its text and its key until it is stored', async () => {
    const { user, head } = await openCustomer()
    mockCall(writeCustomerNote, () => errorAnswer('unexpected', 'The note was not kept.'))
    await user.click(head.getByRole('button', { name: commonTexts.addANote }))
    await user.type(await screen.findByLabelText(commonTexts.note), 'Calls back.')
    await user.click(screen.getByRole('button', { name: customerTexts.saveNote }))
    expect((await screen.findAllByText(/The note was not kept/)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(commonTexts.note)).toHaveValue('Calls back.')
    mockCall(writeCustomerNote, { note_id: '99999999-9999-4999-8999-999999999999' })
    await user.click(await screen.findByRole('button', { name: customerTexts.saveNote }))
    await waitFor(() => expect(screen.queryByLabelText(commonTexts.note)).not.toBeInTheDocument())
    const sent = requestsOf(writeCustomerNote)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body).toEqual({ crm_customer_id: 'CU-1', note: 'Calls back.' })
    expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key'])
  })

  it('can be a note, which keeps what is typed while it is being saved', async () => {
    const { user, head } = await openCustomer()
    const answer = createDeferredAnswer<{ note_id: string }>()
    mockCall(writeCustomerNote, () => answer.promise)
    await user.click(head.getByRole('button', { name: commonTexts.addANote }))
    const note = await screen.findByLabelText(commonTexts.note)
    await user.type(note, 'Calls back.')
    await user.click(screen.getByRole('button', { name: customerTexts.saveNote }))
    await user.type(note, ' At nine.')
    answer.resolveWith({ note_id: '99999999-9999-4999-8999-999999999999' })
    expect(await screen.findByText(customerTexts.noteSaved)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.note)).toHaveValue('Calls back. At nine.')
  })

  it('can be viewing the customer’s dashboard, under a banner with the customer’s name', async () => {
    const { user } = await openCustomer()
    await user.click(screen.getByRole('link', { name: frameTexts.openTheirPortal }))
    expect(await screen.findByRole('region', { name: commonTexts.balance })).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: dashboardTexts.billingHistory })).toBeInTheDocument()
    const banner = within(await screen.findByRole('region', { name: customerTexts.bannerLabel }))
    expect(banner.getByRole('link', { name: 'Maya Fields' })).toBeInTheDocument()
  })

  it('can be a message in the contact’s name', async () => {
    mockCall(createMessage, { case_id: '99999999-9999-4999-8999-999999999999', case_no: 'C-2026-000001' })
    const { user, head } = await openCustomer()
    await user.click(head.getByRole('button', { name: frameTexts.writeAMessage }))
    await user.type(await screen.findByLabelText(commonTexts.subject), 'Your call')
    await user.type(screen.getByLabelText(commonTexts.description), 'As agreed.')
    await user.click(screen.getByRole('button', { name: messageTexts.submit }))
    await waitFor(() => expect(requestsOf(createMessage)).toHaveLength(1))
    expect(requestsOf(createMessage)[0]?.body).toMatchObject({ crm_contact_id: 'contact-1', title: 'Your call' })
  })

  it('can be a credit, with the account filled in', async () => {
    const { head } = await openCustomer()
    expect(head.getByRole('link', { name: frameTexts.issueACredit })).toHaveAttribute(
      'href',
      '/issueCredit?account_no=4001',
    )
  })

  it('can be a new password for the customer’s main user', async () => {
    mockCall(changePassword, null)
    const { user, head } = await openCustomer()
    await user.click(head.getByRole('button', { name: frameTexts.resetPassword }))
    const dialog = within(await screen.findByRole('dialog', { name: frameTexts.resetPassword }))
    expect(dialog.getByLabelText(commonTexts.email)).toHaveValue('maya@demo.example')
  })

  it('can be a first user for a customer without one, with the known details filled in', async () => {
    mockCall(getCustomerOverview, anOverview({ user_details: aCustomer({ user_id: '' }) }))
    const { user, head } = await openCustomer()
    expect(head.queryByRole('button', { name: frameTexts.resetPassword })).not.toBeInTheDocument()
    await user.click(head.getByRole('link', { name: frameTexts.createPortalLogin }))
    expect(await screen.findByLabelText(commonTexts.firstName)).toHaveValue('Maya')
    expect(screen.getByLabelText(commonTexts.lastName)).toHaveValue('Fields')
    const form = within(screen.getByRole('main'))
    expect(form.getByLabelText(commonTexts.email)).toHaveValue('maya@demo.example')
  })

  it('can be a registration for a customer of the old system', async () => {
    const user_details = aCustomer({ user_id: '' })
    mockCall(getCustomerOverview, anOverview({ user_details, migration_account_parent_id: 'MP-00000001' }))
    const { user, head } = await openCustomer()
    await user.click(head.getByRole('link', { name: frameTexts.createPortalLogin }))
    expect(await screen.findByLabelText(commonTexts.account)).toHaveValue('MP-00000001')
  })

  it('is offered only with the right to it', async () => {
    const { head } = await openCustomer(
      allRights.map((right) => (right.name === 'ACCOUNTPREF' ? right : { ...right, write: false })),
    )
    for (const name of [commonTexts.addANote, frameTexts.writeAMessage, 'Reset password']) {
      expect(head.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(head.queryByRole('link', { name: frameTexts.issueACredit })).not.toBeInTheDocument()
  })
})

describe('the portal of the opened customer', () => {
  async function openPortal() {
    const { user, head } = await openCustomer()
    await user.click(head.getByRole('link', { name: frameTexts.openTheirPortal }))
    await screen.findByRole('region', { name: dashboardTexts.alerts })
  }

  it('shows the open requests of that customer', async () => {
    await openPortal()
    await waitFor(() => expect(requestsOf(listOpenCases)).not.toHaveLength(0))
    for (const { body } of requestsOf(listOpenCases)) expect(body).toMatchObject({ crm_customer_id: 'CU-1' })
  })

  it('shows the alerts that the customer is shown at the selected address', async () => {
    await openPortal()
    const forCustomer = expect.objectContaining({ crm_customer_id: 'CU-1', pincode: '78610' })
    await waitFor(() =>
      expect(requestsOf(listActiveAnnouncements).map(({ query }) => query)).toContainEqual(forCustomer),
    )
  })
})
