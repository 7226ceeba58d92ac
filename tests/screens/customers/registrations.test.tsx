import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  exportRegistrations,
  getRegistrationCount,
  inviteToRegister,
  listRegistrations,
  type Registration,
} from '#shared/contract/customers/registrationList'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { ownText } from '../../support/screens/ownText'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()

const aRegistration = (changes: Partial<Registration> = {}): Registration => ({
  migration_account_parent_id: 'MP-12345678',
  crm_customer_number: 'CU-12345678',
  name: 'Enid Calder',
  email: 'enid@example.com',
  mobile: '2905550167',
  service_address: '88 Harrow Lane',
  community: 'Orchard Row',
  fiber_account_number: '12345678',
  gas_account_number: '',
  last_step: 'payment',
  last_step_at: null,
  last_failure: 'The card was refused by the bank.',
  invited_at: '2026-03-01T15:00:00.000Z',
  opened_at: null,
  registered_at: null,
  ...changes,
})

beforeEach(() => {
  mockCall(getRegistrationCount, {
    total: 40,
    registered: 10,
    started: 5,
    not_started: 25,
    invited: 20,
    invited_waiting: 15,
    opened: 12,
    failed: 1,
    by_step: [{ step: 'payment', accounts: 5 }],
    by_day: [
      { day: '2026-03-12', count: 3 },
      { day: '2026-03-13', count: 7 },
    ],
    by_community: [{ community: 'Orchard Row', total: 40, registered: 10 }],
  })
})

function open(accounts: Registration[], address = '/pradmin') {
  mockCall(listRegistrations, { accounts, total_count: accounts.length, is_exact: true })
  return renderScreen(address, { as: imani, rights: allRights })
}

describe('payment registration admin', () => {
  it('shows whose invitation was opened, and how many were', async () => {
    const opened = { migration_account_parent_id: 'MP-2', name: 'Ossian Opened', opened_at: '2026-03-04T15:00:00.000Z' }
    const never = { migration_account_parent_id: 'MP-3', name: 'Una Uninvited', invited_at: null }
    open([aRegistration(), aRegistration(opened), aRegistration(never)])
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
    expect((await row(/Ossian/)).getByText(ownText(registrationTexts.opened))).toHaveTextContent(
      registrationTexts.opened.replace('<date/>', '03/04/2026'),
    )
    expect((await row(/Enid/)).getByText(registrationTexts.notOpened)).toBeVisible()
    expect((await row(/Una/)).queryByText(/pened$/)).not.toBeInTheDocument()
    expect(screen.getByText(registrationTexts.openedInvitation).nextElementSibling).toHaveTextContent('12')
  })

  it('shows days in the provider’s time zone, wherever the user is', async () => {
    open([aRegistration({ invited_at: '2026-03-02T03:00:00.000Z' })])
    expect(await screen.findByText('03/01/2026')).toBeVisible()
  })

  it('counts registered customers by community, and the steps of the others', async () => {
    open([aRegistration()])
    expect(await screen.findByText(registrationTexts.progressOf('10', '40'))).toBeVisible()
    expect(screen.getByText('25%', { selector: 'dd' })).toBeVisible()
    const communities = within(
      screen.getByRole('table', { name: registrationTexts.registrationsByCommunity, hidden: true }),
    )
    expect(communities.getByText('Orchard Row')).toBeInTheDocument()
    const days = within(screen.getByRole('table', { name: commonTexts.byDay(registrationTexts.recentRegistrations) }))
    expect(days.getByRole('row', { name: '03/13/2026 7' })).toBeInTheDocument()
    const row = within(await screen.findByRole('row', { name: /Enid Calder/ }))
    expect(row.getByText(registrationTexts.stepLabels.payment)).toBeVisible()
    expect(row.getByText('The card was refused by the bank.')).toBeVisible()
  })

  it('shows registered customers only on request', async () => {
    const user = open([aRegistration()])
    await screen.findByRole('row', { name: /Enid Calder/ })
    expect(requestsOf(listRegistrations)[0]?.query).toMatchObject({ includeRegistered: 'false' })
    await user.click(screen.getByRole('switch', { name: registrationTexts.includeRegistered }))
    await waitFor(() =>
      expect(requestsOf(listRegistrations).at(-1)?.query).toMatchObject({ includeRegistered: 'true' }),
    )
  })

  it('says so if no one is left', async () => {
    open([])
    expect(await screen.findByText(registrationTexts.allRegistered)).toBeVisible()
  })

  it('sends the invitation again, and links to the customer’s registration page', async () => {
    mockCall(inviteToRegister, aRegistration())
    const user = open([aRegistration()])
    await user.click(await screen.findByRole('button', { name: registrationTexts.sendAgainTo('Enid Calder') }))
    expect(await screen.findByText(commonTexts.invitationSent)).toBeInTheDocument()
    expect(requestsOf(inviteToRegister)[0]?.body).toEqual({ migration_account_parent_id: 'MP-12345678' })
    expect(screen.getByRole('link', { name: registrationTexts.openRegistrationOf('Enid Calder') })).toHaveAttribute(
      'href',
      '/register#account=12345678&street=88+Harrow+Lane',
    )
  })

  it('offers nothing for customers without an email and for registered ones', async () => {
    open([
      aRegistration({ email: '' }),
      aRegistration({ migration_account_parent_id: 'MP-2', registered_at: '2026-03-02T15:00:00.000Z' }),
    ])
    expect(await screen.findByText(registrationTexts.noEmail)).toBeVisible()
    expect(screen.getByText(registrationTexts.nothingToDo)).toBeVisible()
    expect(screen.queryByRole('button', { name: registrationTexts.sendAgainTo('Enid Calder') })).toBeNull()
  })

  it('says so if the report could not be loaded', async () => {
    mockCall(exportRegistrations, errorAnswer('unavailable', 'Not now.'))
    const user = open([aRegistration()])
    await user.click(await screen.findByRole('button', { name: registrationTexts.downloadReport }))
    expect(await screen.findByText(commonTexts.error('Not now.'))).toBeInTheDocument()
    expect(requestsOf(exportRegistrations)[0]?.query).toEqual({ includeRegistered: 'false' })
  })
})
