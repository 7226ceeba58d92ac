/** Messages and service requests as the mock server returns them; a test overrides the fields that it checks. */

import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import type { CaseDetails } from '#shared/contract/cases/cases'
import type { Comment, Message } from '#shared/contract/cases/messages'

const uuid = (count: number): string => `22222222-2222-4222-8222-${String(count).padStart(12, '0')}`

export const comment = (count: number, changes: Partial<Comment> = {}): Comment => ({
  comment_id: uuid(count),
  case_id: uuid(900),
  comments: `Comment ${count}`,
  created_date: '2026-03-10T15:00:00.000Z',
  user_name: 'Imani Penhallow',
  user_type: 'CENTRIC',
  is_own: false,
  attachments: [],
  ...changes,
})

export const message: Message = {
  case_id: uuid(900),
  case_no: 'C-2026-000900',
  contact_id: 'contact-1',
  title: 'Away for two months',
  description: 'Can fiber be put on hold?',
  created_date: '2026-03-09T15:00:00.000Z',
  status: 'received',
  street_address: '12 Larkspur Lane',
  written_by: null,
  messageComments: [comment(3), comment(2)],
  comment_count: 3,
  is_unread: false,
  attachments: [],
}

const kind = (service_type: string, changes: Omit<ServiceKind, 'service_type' | 'services'>): ServiceKind => ({
  service_type,
  services: [],
  ...changes,
})

export const kinds: ServiceKind[] = [
  kind('no_service', { label: 'No internet', description: 'Nothing works.', category: 'fiberLine' }),
  kind('slow', { label: 'Slow internet', description: 'It works, but slowly.', category: 'fiberLine' }),
  { ...kind('tv', { label: 'TV', description: 'Picture and box.', category: 'fiberLine' }), services: ['TV'] },
  kind('gas_on_off', { label: 'Turn gas on or off', description: 'For moving.', category: 'gasMeter' }),
  kind('billing', { label: 'Billing and payments', description: 'A bill.', category: 'general' }),
  kind('moving', { label: 'Move, start or stop', description: 'To a new address.', category: 'general' }),
]

const subtype = (changes: Partial<ServiceSubtype>): ServiceSubtype => ({
  service_subtype: 'refund',
  service_type: 'billing',
  category: 'general',
  label: 'A refund',
  questions: [],
  needs_visit: false,
  response_time: 'within eight business hours',
  ...changes,
})

const ontLight = (options: string[]): ServiceSubtype['questions'] => [
  {
    code: 'ont_light',
    label: 'What does the light on the white box show?',
    kind: 'choice',
    options,
    is_required: true,
  },
]

export const subtypes: ServiceSubtype[] = [
  subtype({
    service_type: 'no_service',
    service_subtype: 'ont_red',
    category: 'fiberLine',
    label: 'Red or no light on the fiber box',
    questions: ontLight(['Red', 'No light']),
  }),
  subtype({}),
  subtype({
    service_type: 'billing',
    service_subtype: 'not_posted',
    label: 'A payment is missing',
    questions: [{ code: 'day', label: 'Which day?', kind: 'text', options: [], is_required: true }],
  }),
  subtype({
    service_type: 'slow',
    service_subtype: 'slow_wired',
    category: 'fiberLine',
    label: 'Slow over a wired connection',
  }),
  subtype({
    service_type: 'moving',
    service_subtype: 'move',
    label: 'I’m moving',
    questions: [
      { code: 'new_address', label: 'What’s your new address?', kind: 'text', options: [], is_required: true },
    ],
  }),
  subtype({ service_type: 'gas_on_off', service_subtype: 'turn_on', category: 'gasMeter', label: 'Turn gas on' }),
]

export const request: CaseDetails = {
  case_id: uuid(901),
  case_no: 'C-2026-000901',
  kind: 'request',
  contact_id: 'contact-1',
  category: 'fiberLine',
  service_type: 'slow',
  service_subtype: 'slow_wired',
  title: 'Slow internet: Slow over a wired connection',
  status: 'in_progress',
  street_address: '12 Larkspur Lane',
  crm_premise_id: '12 Larkspur Lane',
  crm_service_account_id: '12 Larkspur Lane-FIBER',
  created_date: '2026-03-09T15:00:00.000Z',
  updated_date: '2026-03-10T15:00:00.000Z',
  appointment: null,
  comment_count: 0,
  is_unread: false,
  cancel_requested: false,
  parent_case_id: null,
  is_part: false,
  parts: [],
  description: 'Half the speed since Monday.',
  contact_name: 'Maya Fields',
  answers: [],
  preferred: null,
  is_appointment_confirmed: false,
  contact_window: null,
  expected_by: null,
  closed_date: null,
  reopen_until: null,
  rating: null,
  rating_comment: '',
  events: [],
  attachments: [],
}
