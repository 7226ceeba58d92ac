import { describe, expect, it } from 'vitest'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import { resolveSelection } from '#shared/customers/selection'
import type { ServiceType } from '#shared/services/services'
import { hasRight } from '../../../renderer/session/hasRight'

const account = (premise: string, type: ServiceType) => ({
  crm_billing_account_number: '1',
  crm_billing_group_id: '1',
  crm_service_account_id: `${premise}-${type}`,
  crm_service_account_number: '1',
  crm_customer_number: '1',
  crm_premise_id: premise,
  street_address: premise,
  service_type_code: type,
})

const user: UserDetails = {
  user_id: '1',
  userTypeCode: 'CUSTOMER',
  first_name: 'A',
  last_name: 'B',
  crm_contact_id: '1',
  phone_number: '',
  email_id: 'a@b.example',
  user_accounts: [account('home', 'GAS'), account('home', 'FIBER'), account('mill', 'GAS')],
  user_address_details: ['home', 'mill'].map((premise) => ({
    street_address: premise,
    city: '',
    state: '',
    zip: '',
    crm_premise_id: premise,
    services: [],
  })),
}

const chosen = (premiseId: string | null, serviceAccountId: string | null) =>
  resolveSelection(user, { premiseId, serviceAccountId }).account?.crm_service_account_id

describe('the selected account', () => {
  it('is the fiber service of the first address by default', () => {
    expect(chosen(null, null)).toBe('home-FIBER')
  })

  it('is the selected service of the selected address', () => {
    expect(chosen('home', 'home-GAS')).toBe('home-GAS')
    expect(chosen('mill', null)).toBe('mill-GAS')
  })

  it('is the default if the selected one is no longer the user’s', () => {
    expect(chosen('sold', 'home-GAS')).toBe('home-GAS')
    expect(chosen('mill', 'home-FIBER')).toBe('mill-GAS')
  })

  it('is none for a user without accounts', () => {
    expect(
      resolveSelection(
        { ...user, user_accounts: [], user_address_details: [] },
        { premiseId: null, serviceAccountId: null },
      ).account,
    ).toBeNull()
  })
})

describe('a right', () => {
  const rights = [{ name: 'MANAGEPAYMENT' as const, read: true, write: false, approve: false }]

  it('is that of its feature, for reading and writing separately', () => {
    expect(hasRight(rights, 'MANAGEPAYMENT.read')).toBe(true)
    expect(hasRight(rights, 'MANAGEPAYMENT.write')).toBe(false)
    expect(hasRight(rights, 'ACCOUNTS.read')).toBe(false)
  })
})
