/** Two addresses with one bill each, as the server returns them to the service accounts page. */
import type { ServicePremise } from '#shared/contract/services/serviceAccounts'

const premise = (street: string, nickname = ''): ServicePremise => ({
  crm_premise_id: street,
  street_address: street,
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78610',
  community_name: 'Orchard Row',
  nickname,
  bills: [
    {
      crm_billing_account_number: '4001',
      crm_customer_number: 'customer-1',
      is_added: false,
      crm_billing_group_id: 'group-4001',
      service_group: 'FIBER',
      balance: 11_080,
      due_date: '2026-03-22',
      autopay_enabled: true,
      paperless: true,
      status: 'active',
      services: [
        {
          crm_service_account_id: `${street}-FIBER`,
          crm_service_account_number: `number-${street}`,
          service_type_code: 'FIBER',
          status: 'active',
          started_on: '2024-01-15',
        },
      ],
    },
  ],
})

export const home = premise('12 Larkspur Lane')
export const mill = premise('77 Mill Road', 'The mill')
