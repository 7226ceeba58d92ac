import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  type AccessRequest,
  declineAccess,
  endAccess,
  grantAccess,
  listAccessRequests,
  listOwnAccessRequests,
} from '#shared/contract/access/accessRequests'
import { listPeople } from '#shared/contract/customers/people'
import { addAccount, listServiceAccounts, requestAccountAccess } from '#shared/contract/services/serviceAccounts'
import * as accessRequestTexts from '#shared/texts/access/accessRequests'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import * as frameTexts from '#shared/texts/frame'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = aCustomer()
const rosa: AccessRequest = {
  request_id: '22222222-2222-4222-8222-222222222222',
  first_name: 'Rosa',
  last_name: 'Vale',
  email: 'rosa@example.com',
  crm_billing_account_number: '4001',
  requested_at: '2026-03-12T15:00:00.000Z',
  expires_at: '2026-03-26T15:00:00.000Z',
  granted: null,
}
const letIn: AccessRequest = { ...rosa, granted: { level: 'billing', at: '2026-03-13T15:00:00.000Z' } }

const openPeople = (waiting: AccessRequest[], granted: AccessRequest[] = [], rights = allRights) => {
  mockCall(listPeople, { people: [], total_count: 0 })
  mockCall(listAccessRequests, { waiting, granted })
  return renderScreen('/manageContacts', { as: maya, rights })
}

describe('a person who requests access', () => {
  it('is granted access with the rights that the account holder selects', async () => {
    const user = openPeople([rosa])
    mockCall(grantAccess, null)
    await user.click(await screen.findByRole('button', { name: peopleTexts.grantTo('Rosa Vale') }))
    const dialog = within(await screen.findByRole('dialog', { name: peopleTexts.grantAccessTo('Rosa Vale') }))
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${peopleTexts.levelLabels.billing}`) }))
    mockCall(listAccessRequests, { waiting: [], granted: [letIn] })
    await user.click(dialog.getByRole('button', { name: peopleTexts.grantAccess }))
    expect(await screen.findByText(accessRequestTexts.granted)).toBeVisible()
    expect(requestsOf(grantAccess)[0]?.body).toEqual({ request_id: rosa.request_id, level: 'billing' })
    const access = peopleTexts.otherAccess('4001', peopleTexts.levelLabels.billing)
    expect(await screen.findByText(ownText(access))).toHaveTextContent(access.replace('<date/>', '03/13/2026'))
  })

  it('is declined after a confirmation, and the dialog shows why declining failed', async () => {
    const user = openPeople([rosa])
    mockCall(declineAccess, errorAnswer('conflict', accessRequestTexts.expired))
    await user.click(await screen.findByRole('button', { name: commonTexts.declineItem('Rosa Vale') }))
    const dialog = within(await screen.findByRole('dialog', { name: peopleTexts.declineQuestion('Rosa Vale') }))
    expect(requestsOf(declineAccess)).toEqual([])
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(accessRequestTexts.expired)).toBeInTheDocument()
    mockCall(declineAccess, null)
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(accessRequestTexts.declined)).toBeVisible()
  })

  it('is counted in the menu', async () => {
    openPeople([rosa])
    const link = await screen.findByRole('link', { name: /^Manage Users/ })
    await waitFor(() => expect(link).toHaveAccessibleName(`Manage Users ${frameTexts.accessRequestCount(1)}`))
  })

  it('cannot be answered without the right to manage users', async () => {
    openPeople(
      [rosa],
      [],
      allRights.map((right) => (right.name === 'MANAGECONTACT' ? { ...right, write: false } : right)),
    )
    expect(await screen.findByText('Rosa Vale')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Rosa Vale/ })).not.toBeInTheDocument()
  })
})

describe('a person who was granted access', () => {
  it('loses access after a confirmation', async () => {
    const user = openPeople([], [letIn])
    mockCall(endAccess, null)
    await user.click(await screen.findByRole('button', { name: peopleTexts.endAccessFor('Rosa Vale') }))
    const dialog = within(await screen.findByRole('dialog'))
    mockCall(listAccessRequests, { waiting: [], granted: [] })
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(accessRequestTexts.ended)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Rosa Vale')).not.toBeInTheDocument())
  })
})

describe('the person who requested access', () => {
  it('sees the day of the request instead of the button, and can’t request access twice', async () => {
    mockCall(listServiceAccounts, { premises: [], total_count: 0, all_count: 0 })
    mockCall(addAccount, { status: 'held', requested_at: '2026-03-12T15:00:00.000Z' })
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('button', { name: serviceAccountTexts.addExistingAccount }))
    const dialog = within(await screen.findByRole('dialog', { name: serviceAccountTexts.addExistingAccount }))
    await user.type(dialog.getByLabelText(commonTexts.billingAccountNumber), 'BA-4009')
    await user.type(dialog.getByLabelText(serviceAccountTexts.verificationLabel), '78611')
    await user.click(dialog.getByRole('button', { name: commonTexts.continueLabel }))
    const text = serviceAccountTexts.requestedOn
    expect(await dialog.findByText(ownText(text))).toHaveTextContent(text.replace('<date/>', '03/12/2026'))
    expect(dialog.queryByRole('button', { name: serviceAccountTexts.requestAccess })).not.toBeInTheDocument()
    expect(requestsOf(requestAccountAccess)).toEqual([])
  })

  it('sees the waiting request among their accounts', async () => {
    mockCall(listServiceAccounts, { premises: [], total_count: 0, all_count: 0 })
    mockCall(listOwnAccessRequests, [
      { crm_billing_account_number: 'BA-4009', requested_at: rosa.requested_at, expires_at: rosa.expires_at },
    ])
    renderScreen('/SubAccounts', { as: maya })
    const panel = within(await screen.findByRole('region', { name: serviceAccountTexts.accessYouRequested }))
    const text = serviceAccountTexts.requestDates
    expect(panel.getByText(ownText(text))).toHaveTextContent(
      text.replace('<date/>', '03/12/2026').replace('<date2/>', '03/26/2026'),
    )
  })
})

describe('an account to which a user has fewer rights', () => {
  it('offers only what these rights allow while it is selected', async () => {
    const granted_rights = ['ACCOUNTS.read', 'MANAGECONTACT.read']
    const [fiber] = maya.user_accounts
    if (!fiber) throw new Error('The user has no account')
    mockCall(listPeople, { people: [], total_count: 0 })
    mockCall(listAccessRequests, { waiting: [rosa], granted: [] })
    renderScreen('/manageContacts', { as: { ...maya, user_accounts: [{ ...fiber, granted_rights }] } })
    expect(await screen.findByText(peopleTexts.holdersOnly)).toBeVisible()
    expect(screen.queryByRole('button', { name: peopleTexts.addPerson })).not.toBeInTheDocument()
  })
})
