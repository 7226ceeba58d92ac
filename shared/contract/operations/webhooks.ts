/** Defines webhooks, which send events to other systems, for the Webhooks screen. */
import { z } from 'zod/mini'
import { selectionOf } from '../../fields/selectionOf'
import { RequiredLine } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { pageQuery } from '../../http/paging'
import { outboundEventTypes } from '../../operations/outboundEvents'
import { webhookMessageStates, webhookNameLimit, webhookUrlLimit } from '../../operations/webhooks'
import * as fieldTexts from '../../texts/fields'
import * as webhookTexts from '../../texts/operations/webhooks'

const EventType = z.enum(outboundEventTypes)

export const Webhook = z.object({
  webhook_id: z.uuid(),
  name: z.string(),
  url: z.string(),
  event_types: z.array(EventType),
  /** A webhook that is paused sends nothing. Its events wait. */
  is_enabled: z.boolean(),
  created_by: z.string(),
  created_at: Moment,
  /** Requests are signed with the former secret, too, until then. Null if they no longer are. */
  former_secret_until: z.nullable(Moment),
  /** Since when no event has been delivered although some were sent. Null if the last one was. */
  failing_since: z.nullable(Moment),
  /** The number of events that will be sent. */
  waiting_count: z.int(),
  /** The number of events that were tried for three days and can be sent again. */
  failed_count: z.int(),
  version: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

/** The only response that contains the secret. */
export const IssuedWebhook = z.object({ webhook: Webhook, secret: z.string() })
export type IssuedWebhook = z.infer<typeof IssuedWebhook>

/** The fields of a message say what became of an event that a webhook sends. */
export const WebhookMessage = z.object({
  message_id: z.uuid(),
  /** The `webhook-id` of the request. */
  event_id: z.uuid(),
  type: EventType,
  crm_customer_number: z.string(),
  occurred_at: Moment,
  state: z.enum(webhookMessageStates),
  attempts: z.int(),
  last_attempt_at: z.nullable(Moment),
  /** Null if it will not be sent again. */
  next_attempt_at: z.nullable(Moment),
  /** The status of the last answer; null without one. */
  last_status: z.nullable(z.int()),
  /** Why the last attempt failed; empty if it did not. */
  problem: z.string(),
})
export type WebhookMessage = z.infer<typeof WebhookMessage>

const params = z.object({ webhook_id: z.uuid() })

const writableFields = {
  name: RequiredLine({ name: fieldTexts.name, max: webhookNameLimit }),
  /** It must start with https:// and lead to a public address. */
  url: RequiredLine({ name: webhookTexts.url, max: webhookUrlLimit }),
  event_types: selectionOf(EventType, webhookTexts.typesRequired, outboundEventTypes.length),
  is_enabled: z.boolean(),
}

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'Lists the webhooks by name.',
  access: 'staff:EVENTS.read',
  reads: ['Webhooks'],
  response: z.array(Webhook),
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks',
  summary:
    'Creates a webhook and returns its secret, which cannot be retrieved later. It sends the events that happen from now on.',
  access: 'staff:EVENTS.write',
  changes: ['Webhooks'],
  body: z.strictObject(writableFields),
  response: IssuedWebhook,
})

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/api/v1/webhooks/:webhook_id',
  summary: 'Changes a webhook, which also pauses or resumes it. 409 if it was changed in the meantime.',
  access: 'staff:EVENTS.write',
  changes: ['Webhooks'],
  params,
  body: z.strictObject({ ...writableFields, version: z.int() }),
  response: Webhook,
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:webhook_id/rotate',
  summary:
    'Replaces the secret of a webhook and returns the new one. Requests are signed with both for 24 hours. 409 if it was rotated less than 24 hours ago.',
  access: 'staff:EVENTS.write',
  changes: ['Webhooks'],
  params,
  response: IssuedWebhook,
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/v1/webhooks/:webhook_id',
  summary: 'Deletes a webhook with the events that it has not sent yet.',
  access: 'staff:EVENTS.write',
  changes: ['Webhooks'],
  params,
  response: z.null(),
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:webhook_id/test',
  summary: 'Sends a test request of the type `webhook.test` and returns what the receiver answered.',
  access: 'staff:EVENTS.write',
  changes: [],
  params,
  response: z.object({
    is_delivered: z.boolean(),
    status: z.nullable(z.int()),
    /** Why it was not delivered; empty if it was. */
    problem: z.string(),
  }),
})

export const listWebhookMessages = endpoint({
  method: 'GET',
  path: '/api/v1/webhooks/:webhook_id/messages',
  summary: 'Lists the events that a webhook sends, newest first, with the outcome of the last attempt.',
  access: 'staff:EVENTS.read',
  reads: ['Webhooks'],
  params,
  query: z.object({ state: z.optional(z.enum(webhookMessageStates)), ...pageQuery }),
  response: z.object({ messages: z.array(WebhookMessage), total_count: z.int() }),
})

export const replayWebhookMessages = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:webhook_id/replay',
  summary:
    'Sends failed events again, in their order, and tries them for three more days: one event, also one that was delivered, or without `message_id` all that failed.',
  access: 'staff:EVENTS.write',
  changes: ['Webhooks'],
  params,
  body: z.strictObject({ message_id: z.optional(z.uuid()) }),
  response: z.object({ count: z.int() }),
})

export const webhooks = {
  listWebhooks,
  createWebhook,
  updateWebhook,
  rotateWebhookSecret,
  deleteWebhook,
  testWebhook,
  listWebhookMessages,
  replayWebhookMessages,
}
