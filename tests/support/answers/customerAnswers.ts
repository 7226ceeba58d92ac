/** Customers as the server returns them to staff. */
import type { CustomerOverview, FoundCustomer } from '#shared/contract/customers/customers'
import { aCustomer } from '../screens/renderScreen'

export const aFoundCustomer = (changes: Partial<FoundCustomer> = {}): FoundCustomer => ({
  crm_customer_number: 'CU-1',
  name: 'Maya Fields',
  kind: 'residential',
  email: 'maya@demo.example',
  phone: '5125550142',
  address: {
    crm_premise_id: '77 Mill Road',
    street_address: '77 Mill Road',
    city: 'Cedar Bend',
    state: 'TX',
    zip: '78610',
  },
  address_count: 2,
  services: ['FIBER', 'GAS'],
  has_login: true,
  case: null,
  ...changes,
})

export const anOverview = (changes: Partial<CustomerOverview> = {}): CustomerOverview => ({
  crm_customer_number: 'CU-1',
  name: 'Maya Fields',
  kind: 'residential',
  customer_since: '2023-05-01',
  user_details: aCustomer(),
  contact_info: { language: 'es', phones: [{ type: 'mobile', number: '5125550142', is_main: true }] },
  undeliverable_emails: 0,
  last_sign_in_at: null,
  migration_account_parent_id: null,
  owed: 12_050,
  credit: 0,
  past_due: 0,
  past_due_since: null,
  dunning: null,
  gas_accounts: [],
  open_cases: 0,
  unanswered_messages: 0,
  announcements: [],
  billing_accounts: [],
  locations: [],
  timeline: [],
  left_out: [],
  ...changes,
})
