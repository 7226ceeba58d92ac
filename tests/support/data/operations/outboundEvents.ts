/** Reads the events for other systems as such a system does: with an API key, page by page. */
import { z } from 'zod/mini'
import { listOutboundEvents } from '#shared/contract/operations/outboundEvents'
import type { TestServer } from '../../server/server'
import { addApiKey } from '../access/apiKeys'

/** Creates an API key that may read events, and returns it. */
export const addEventKey = (server: TestServer): Promise<string> => addApiKey(server, ['EVENTS.read'])

/** The wire side, which a receiver sees. */
const Page = z.object({
  events: z.array(
    z.object({
      event_id: z.uuid(),
      type: z.string(),
      occurred_at: z.string(),
      crm_customer_number: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  next: z.nullable(z.uuid()),
  has_more: z.boolean(),
})
export type ReceivedEvent = z.infer<typeof Page>['events'][number]

export async function fetchEvents(server: TestServer, key: string, query: { after?: string; limit?: number } = {}) {
  return Page.parse((await server.call(listOutboundEvents, { query }, { token: key })).data)
}

/** Returns all events after the given one. */
export async function fetchAllEvents(server: TestServer, key: string, after?: string): Promise<ReceivedEvent[]> {
  const page = await fetchEvents(server, key, { limit: 1000, ...(after !== undefined && { after }) })
  if (!page.has_more || page.next === null) return page.events
  return [...page.events, ...(await fetchAllEvents(server, key, page.next))]
}

/** Returns the types and data of a customer's events. */
export async function eventsAbout(server: TestServer, key: string, { customerNumber }: { customerNumber: string }) {
  const events = await fetchAllEvents(server, key)
  return events
    .filter(({ crm_customer_number }) => crm_customer_number === customerNumber)
    .map(({ type, data }) => ({ type, data }))
}
