/** Customers' sign-ins as the server returns them to staff, for screen tests. */
import type { FoundUser } from '#shared/contract/customers/portalUsers'

export const aFoundUser = (changes: Partial<FoundUser> = {}): FoundUser => ({
  user_id: '33333333-3333-4333-8333-333333333333',
  name: 'Maya Fields',
  email: 'maya@demo.example',
  phone: '5125550142',
  account_no: 'BA-1',
  crm_customer_number: 'CU-1',
  address: '12 Larkspur Lane',
  zip_code: '78610',
  service_type_code: 'FIBER',
  community: 'Fennick Oaks',
  status: 'active',
  last_sign_in_at: null,
  service_count: 1,
  ...changes,
})
