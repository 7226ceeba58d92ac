import { describe, expect, it } from 'vitest'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import { describeBill } from '#shared/services/describeBill'
import type { ServiceType } from '#shared/services/services'

const account = (service_type_code: ServiceType, street_address: string, bill = 'BA-1') => ({
  crm_billing_account_number: bill,
  crm_billing_group_id: `BG-${bill}`,
  crm_service_account_id: `${service_type_code} ${street_address}`,
  crm_service_account_number: 'SA-1',
  crm_customer_number: 'CU-1',
  crm_premise_id: street_address,
  street_address,
  service_type_code,
})

const user = (accounts: ReturnType<typeof account>[]): UserDetails => ({
  user_id: 'u',
  userTypeCode: 'CUSTOMER',
  first_name: 'Ada',
  last_name: 'Quill',
  crm_contact_id: 'c',
  phone_number: '',
  email_id: '',
  user_accounts: accounts,
  user_address_details: [],
})

const ofFirst = ({ crm_billing_account_number }: { crm_billing_account_number: string }) =>
  crm_billing_account_number === 'BA-1'

describe('a bill in words', () => {
  it('names its actual services, and its only address', () => {
    const person = user([
      account('TV', '100 Quill St'),
      account('FIBER', '100 Quill St'),
      account('GAS', '100 Quill St', 'BA-2'),
    ])
    expect(describeBill(person, ofFirst)).toEqual({
      services: 'Fiber and TV',
      servicesInSentence: 'fiber and TV',
      place: '100 Quill St',
    })
  })

  it('counts the addresses if there are several', () => {
    const person = user([account('GAS', 'Lot 1'), account('GAS', 'Lot 2'), account('GAS', 'Lot 3')])
    expect(describeBill(person, ofFirst)).toEqual({ services: 'Gas', servicesInSentence: 'gas', place: '3 addresses' })
  })
})
