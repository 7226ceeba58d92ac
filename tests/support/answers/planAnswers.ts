/** Plans as the server returns them, for screen tests. Amounts are in cents. */

import type { Device } from '#shared/contract/services/devices'
import type {
  Addon,
  CommunityPlan,
  CommunityPlans,
  Plan,
  PlanChange,
  ServicePlans,
} from '#shared/contract/services/plans'

const plus: Plan = {
  id: 'PLUS-500',
  name: 'Plus 500',
  description: 'Video in every room.',
  serviceType: 'FIBER',
  price: { monthly: 6000 },
  speed_mbps: 500,
  channels: null,
  minutes: null,
  started_on: '2025-01-01',
}

const offer = (changes: Partial<CommunityPlan>): CommunityPlan => ({
  id: plus.id,
  name: plus.name,
  description: plus.description,
  price: plus.price,
  speed_mbps: 500,
  channels: null,
  minutes: null,
  is_current: true,
  price_difference: 0,
  proration: null,
  facts: null,
  ...changes,
})

export const planChange = (changes: Partial<PlanChange> = {}): PlanChange => ({
  change_id: '22222222-2222-4222-8222-222222222222',
  request_number: 'CH-22222222',
  crm_service_account_id: '12 Larkspur Lane-FIBER',
  kind: 'plan',
  status: 'scheduled',
  from_name: 'Plus 500',
  to_name: 'Gig 1000',
  from_product_code: 'PLUS-500',
  to_product_code: 'GIG-1000',
  price_difference: 2000,
  proration: 0,
  effective_on: '2026-04-01',
  is_shippable: false,
  requested_date: '2026-03-13T15:00:00.000Z',
  ...changes,
})

export const offers = (changes: Partial<CommunityPlans> = {}): CommunityPlans => ({
  community_name: 'Orchard Row',
  availability: 'offered',
  crm_service_account_id: '12 Larkspur Lane-FIBER',
  current: plus,
  current_facts: null,
  today: '2026-03-13',
  month_ends_on: '2026-03-31',
  next_bill_on: '2026-04-01',
  scheduled: null,
  plans: [
    offer({
      id: 'START-300',
      name: 'Start 300',
      price: { monthly: 4500 },
      speed_mbps: 300,
      is_current: false,
      price_difference: -1500,
    }),
    offer({}),
    offer({
      id: 'GIG-1000',
      name: 'Gig 1000',
      price: { monthly: 8000 },
      speed_mbps: 1000,
      is_current: false,
      price_difference: 2000,
      proration: 1226,
    }),
  ],
  ...changes,
})

export const addon = (changes: Partial<Addon> = {}): Addon => ({
  crm_addon_id: 'ADD-EXTENDER',
  name: 'Extender',
  title: 'Extender',
  description: 'Wi-Fi in one more room.',
  serviceType: 'FIBER',
  price: { monthly: 700 },
  is_shippable: true,
  status: 'available',
  ends_on: null,
  replaces: null,
  proration: 429,
  ...changes,
})

export const servicePlans = (changes: Partial<ServicePlans> = {}): ServicePlans => ({
  crm_service_account_id: '12 Larkspur Lane-FIBER',
  service_type: 'FIBER',
  plan: plus,
  addons: [],
  scheduled: [],
  ...changes,
})

export const gateway = (changes: Partial<Device> = {}): Device => ({
  device_id: '33333333-3333-4333-8333-333333333333',
  kind: 'gateway',
  model: 'Hearth 6 gateway',
  serial_number: 'GW-1',
  is_online: true,
  since: '2026-02-01T09:40:00.000Z',
  wifi: { name: 'Hearth-7K2M', guest_name: '', is_guest_on: false },
  speed_test: null,
  actions: [],
  ...changes,
})
