/** TV and VoIP as the server returns them, and a customer who has both, for screen tests. */

import type { UserDetails } from '#shared/contract/customers/userDetails'
import type { TvBox, TvPin } from '#shared/contract/services/tv'
import type { Voicemail, VoipLine } from '#shared/contract/services/voip'
import type { ServiceType } from '#shared/services/services'
import { aCustomer } from '../screens/renderScreen'

/** Returns a customer with fiber and the given services on one bill. */
export function withServices(...types: ServiceType[]): UserDetails {
  const maya = aCustomer()
  const [fiber] = maya.user_accounts
  if (!fiber) throw new Error('There is no fiber account')
  const more = types.map((type) => ({
    ...fiber,
    service_type_code: type,
    crm_service_account_id: `12 Larkspur Lane-${type}`,
  }))
  return { ...maya, user_accounts: [...maya.user_accounts, ...more] }
}

export const tvPins: TvPin[] = [
  { kind: 'parental', changed_date: '2026-03-10T18:30:00.000Z' },
  { kind: 'purchase', changed_date: null },
]

export const tvBox = (changes: Partial<TvBox> = {}): TvBox => ({
  device_id: '33333333-3333-4333-8333-333333333333',
  model: 'GigaStream 4K box',
  serial_number: 'TV-7K2M',
  is_online: true,
  since: '2026-02-01T09:40:00.000Z',
  waits_for_pin: false,
  ...changes,
})

const home = {
  street_address: '12 Larkspur Lane',
  unit: '',
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78610',
  filed_date: '2025-01-02T15:00:00.000Z',
  confirmed_date: '2025-01-02T15:20:00.000Z',
}

export const voipLine = (changes: Partial<VoipLine> = {}): VoipLine => ({
  line_id: '44444444-4444-4444-8444-444444444444',
  number: '2969623061',
  caller_id_name: 'Maya Fields',
  forwarding: 'off',
  forward_to: '',
  is_simultaneous_ring_on: false,
  simultaneous_ring_numbers: [],
  rejects_anonymous: false,
  is_international_on: false,
  blocked: ['2925550147'],
  emergency_address: home,
  pending_address: null,
  unheard_count: 1,
  greeting_date: null,
  ...changes,
})

export const pendingAddress = {
  ...home,
  street_address: '8 Wren Ln',
  filed_date: '2026-03-13T15:00:00.000Z',
  confirmed_date: null,
}

export const voicemail = (changes: Partial<Voicemail> = {}): Voicemail => ({
  voicemail_id: '55555555-5555-4555-8555-555555555555',
  from_number: '2905550177',
  from_name: 'Wren Garage',
  received_date: '2026-03-12T18:00:00.000Z',
  seconds: 65,
  transcription: 'Your car is done.',
  is_heard: false,
  ...changes,
})
