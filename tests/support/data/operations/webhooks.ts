/** Adds webhooks and events for tests. */
import { z } from 'zod/mini'
import { createWebhook, listWebhookMessages, listWebhooks } from '#shared/contract/operations/webhooks'
import { type OutboundEventType, outboundEventTypes } from '#shared/operations/outboundEvents'
import type { WebhookMessageState } from '#shared/operations/webhooks'
import { recordEvents } from '../../../../server/directory/outboundEvents/recordEvent'
import { findMessagesJob } from '../../../../server/features/webhooks/sendMessages.job'
import { type TestServer, testNow } from '../../server/server'

const Issued = z.object({
  secret: z.string(),
  webhook: z.looseObject({ webhook_id: z.string(), version: z.int() }),
})
const Listed = z.array(
  z.looseObject({
    failing_since: z.nullable(z.string()),
    waiting_count: z.int(),
    failed_count: z.int(),
    is_enabled: z.boolean(),
  }),
)
const Messages = z.object({
  total_count: z.int(),
  messages: z.array(
    z.looseObject({
      message_id: z.string(),
      crm_customer_number: z.string(),
      state: z.string(),
      attempts: z.int(),
      problem: z.string(),
    }),
  ),
})

export const webhookBody = (url: string) => ({
  name: 'Billing system',
  url,
  event_types: [...outboundEventTypes] as OutboundEventType[],
  is_enabled: true,
})

export async function addWebhook(server: TestServer, token: string, body: ReturnType<typeof webhookBody>) {
  return Issued.parse((await server.call(createWebhook, { body }, { token })).data)
}

export async function readWebhook(server: TestServer, token: string) {
  const [webhook] = Listed.parse((await server.call(listWebhooks, {}, { token })).data)
  if (!webhook) throw new Error('There is no webhook')
  return webhook
}

export async function readMessages(
  server: TestServer,
  token: string,
  { id, state }: { id: string; state?: WebhookMessageState },
) {
  const input = { params: { webhook_id: id }, query: state === undefined ? {} : { state } }
  return Messages.parse((await server.call(listWebhookMessages, input, { token })).data)
}

/** Stores an event for each of these customers, in this order. The group tells the events of a customer apart. */
export const storeEvents = (server: TestServer, customers: readonly string[], at = testNow): Promise<void> =>
  recordEvents(
    server.database.db,
    customers.map((customerNumber, index) => ({
      type: 'autopay.turned_on',
      customerNumber,
      at: new Date(at),
      data: { crm_billing_group_id: `BG-${index}` },
    })),
  )

/** What happens every minute. */
export const sendEvents = (server: TestServer): Promise<void> => server.runScheduled(findMessagesJob)
