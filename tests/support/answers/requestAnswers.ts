/** Requests that staff work on, as the server returns them, for screen tests. */
import type { QueuedRequest, RequestWork } from '#shared/contract/cases/requestQueue'
import { request } from './caseAnswers'
import { caseId } from './queueAnswers'

export const aRequest = (number: number, changes: Partial<QueuedRequest> = {}): QueuedRequest => ({
  case_id: caseId(number),
  case_no: `C-2026-00000${number}`,
  title: `Request ${number}`,
  category: 'fiberLine',
  service_type: 'slow',
  status: 'received',
  crm_customer_id: 'CU-00000001',
  customer_name: 'Maya Fields',
  street_address: '12 Larkspur Lane',
  created_date: '2026-03-12T15:00:00.000Z',
  closed_date: null,
  promised_by: null,
  appointment: null,
  assigned_to: null,
  cancel_requested: false,
  ...changes,
})

export const requestList = (requests: QueuedRequest[], next: string | null = null) => ({
  requests,
  next,
  counts: { open: requests.length, waiting: 0, scheduled: 0, overdue: 1001, done: 0 },
})

export const aWork = (changes: Partial<RequestWork> = {}): RequestWork => ({
  case_id: request.case_id,
  assigned_to: null,
  promised_by: null,
  crew_name: '',
  submitted_reading: null,
  customer: { crm_customer_id: 'CU-00000001', name: 'Maya Fields' },
  contact: { name: 'Maya Fields', email: 'maya@demo.example', phone: '5125550142' },
  contact_phone: '',
  cancellation: null,
  ...changes,
})
