/** The message queue and its events as the server returns them, for screen tests. */
import { vi } from 'vitest'
import type { LiveEvent } from '#shared/cases/liveEvents'
import type { HeldReply } from '#shared/contract/cases/heldReplies'
import type { Comment } from '#shared/contract/cases/messages'
import type { QueuedMessage } from '#shared/contract/cases/queue'

export const caseId = (number: number): string =>
  `0000000${number % 10}-0000-4000-8000-${String(number).padStart(12, '0')}`

export const aQueued = (number: number, changes: Partial<QueuedMessage> = {}): QueuedMessage => ({
  case_id: caseId(number),
  case_no: `C-2026-00000${number}`,
  contact_id: 'contact-1',
  crm_customer_id: 'CU-00000001',
  title: `Message ${number}`,
  description: 'Could somebody call me?',
  created_date: '2026-03-12T15:00:00.000Z',
  last_customer_message_at: new Date(Date.UTC(2026, 2, 12, 15, 0, -number)).toISOString(),
  name: 'Maya Fields',
  written_by: null,
  phone: '5125550142',
  email: 'maya@demo.example',
  street_address: '12 Larkspur Lane',
  status: 'received',
  answer_due: null,
  assigned_to: null,
  team: null,
  priority: 'normal',
  snoozed_until: null,
  is_unread: false,
  comment_count: 0,
  labels: [],
  messageComments: [],
  attachments: [],
  ...changes,
})

export const aComment = (changes: Partial<Comment> = {}): Comment => ({
  comment_id: '99999999-0000-4000-8000-000000000001',
  case_id: caseId(1),
  comments: 'Yes, today.',
  created_date: '2026-03-12T16:00:00.000Z',
  user_name: 'Percy Lambourne',
  user_type: 'CENTRIC',
  is_own: false,
  attachments: [],
  ...changes,
})

/** Mocks the event stream. Returns functions that send an event and close the stream. */
export function mockEventStream() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller
      },
    })
    return new Response(body, { status: 200 })
  })
  vi.stubGlobal('fetch', fetched)
  return {
    fetched,
    send: (event: LiveEvent) => stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    closeStream: () => stream?.close(),
  }
}

export const aHeldReply = (changes: Partial<HeldReply> = {}): HeldReply => ({
  reply_id: '99999999-0000-4000-8000-000000000003',
  case_id: caseId(1),
  case_no: 'C-2026-000001',
  name: 'Maya Fields',
  sends_in_ms: 10_000,
  refusal: null,
  ...changes,
})
