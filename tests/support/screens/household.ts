/** Mocks the customer data that the dashboard loads: accounts, one address, and its services. */
import type { AccountAlert } from '#shared/contract/customers/accountAlerts'
import type { BillingAccount } from '#shared/contract/customers/accountDetails'
import { getAccountDetails } from '#shared/contract/customers/customers'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import { listPaymentProfiles, listPayments, viewBalance } from '#shared/contract/payments/payments'
import { listServicePlans } from '#shared/contract/services/plans'
import { owes, type visa } from '../answers/paymentAnswers'
import { contactDetails, mockCall } from './renderScreen'

export const billingAccount = (number: string, changes: Partial<BillingAccount> = {}): BillingAccount => ({
  crm_billing_account_number: number,
  crm_billing_group_id: `group-${number}`,
  crm_customer_number: 'customer-1',
  service_group: 'FIBER',
  street_address: '12 Larkspur Lane',
  balance: 11_080,
  due_date: '2026-03-22',
  autopay_enabled: false,
  paperless: false,
  status: 'active',
  ...changes,
})

interface HouseholdOptions {
  accounts?: BillingAccount[]
  alerts?: AccountAlert[]
  startedOn?: string
  methods?: (typeof visa)[]
}

export function mockHousehold(
  user: UserDetails,
  { accounts = [], alerts = [], startedOn = '2023-05-11', methods = [] }: HouseholdOptions = {},
): void {
  mockCall(viewBalance, owes)
  mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
  mockCall(listPaymentProfiles, methods)
  mockCall(listServicePlans, [])
  mockCall(getAccountDetails, {
    user_id: user.user_id,
    billing_accounts: accounts,
    contact: contactDetails,
    alerts,
    locations: [
      {
        crm_premise_id: '12 Larkspur Lane',
        street_address: '12 Larkspur Lane',
        city: 'Cedar Bend',
        state: 'TX',
        zip: '78610',
        community_name: 'Cedar Bend',
        services: [
          {
            crm_service_account_id: '12 Larkspur Lane-FIBER',
            crm_service_account_number: 'number-1',
            crm_billing_account_number: '4001',
            service_type_code: 'FIBER',
            status: 'active',
            started_on: startedOn,
          },
        ],
      },
    ],
  })
}
