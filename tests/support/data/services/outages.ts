/** A separate community with customers, and outages in it. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { endOutage, getOutage, startOutage, updateOutage } from '#shared/contract/services/outages'
import { premises } from '../../../../server/db/schema/customers/accounts'
import { readMessagesTo } from '../../server/outbox'
import { type TestServer, testNow } from '../../server/server'
import { addCustomer } from '../cases/cases'
import { type Account, addCommunity, type Person } from '../people'

export interface Neighbor {
  person: Person
  account: Account
  token: string
}

/** Adds a community without other customers. Returns its id. */
export async function addOutageCommunity(server: TestServer): Promise<{ id: string; name: string }> {
  const id = `outage-${randomUUID()}`
  const community = { id, name: `Row ${id}` }
  await addCommunity(server.database.db, community)
  return community
}

/** Adds a customer with fiber in the community. */
export async function addNeighbor(
  server: TestServer,
  community: { id: string },
  { streetAddress = '12 Larkspur Ln', ...options }: { streetAddress?: string } & Parameters<typeof addCustomer>[1] = {},
): Promise<Neighbor> {
  const customer = await addCustomer(server, options)
  await server.database.db
    .update(premises)
    .set({ communityId: community.id, streetAddress })
    .where(eq(premises.number, customer.account.premiseNumber))
  return customer
}

type OutageBody = z.input<typeof startOutage.body>

export const minutesAgo = (minutes: number): string => new Date(Date.parse(testNow) - minutes * 60_000).toISOString()

/** A fiber outage in the whole community that began ten minutes ago. */
export const outageIn = (community: { id: string }, changes: Partial<OutageBody> = {}): OutageBody => ({
  service_types: ['FIBER'],
  community_id: community.id,
  area: 'community',
  started_at: minutesAgo(10),
  expected_end_at: null,
  message: 'A cable was cut on Mill Road.',
  ...changes,
})

interface Sending {
  token: string
  key?: string
}

export const postOutage = (server: TestServer, body: OutageBody, { token, key = randomUUID() }: Sending) =>
  server.call(startOutage, { body }, { token, idempotencyKey: key })

/** Records an outage and returns its id. */
export async function recordOutage(server: TestServer, body: OutageBody, sending: Sending): Promise<string> {
  const { data } = await postOutage(server, body, sending)
  return startOutage.response.parse(data).outage_id
}

export const postUpdate = (
  server: TestServer,
  outage_id: string,
  { token, key = randomUUID(), message, expected_end_at }: Sending & z.input<typeof updateOutage.body>,
) =>
  server.call(
    updateOutage,
    { params: { outage_id }, body: { message, expected_end_at } },
    { token, idempotencyKey: key },
  )

export const closeOutage = (
  server: TestServer,
  outage_id: string,
  { token, finishes_reports = false }: { token: string; finishes_reports?: boolean },
) =>
  server.call(
    endOutage,
    { params: { outage_id }, body: { message: 'The cable is repaired.', finishes_reports } },
    { token },
  )

export async function fetchOutage(server: TestServer, outage_id: string, token: string) {
  const { data } = await server.call(getOutage, { params: { outage_id } }, { token })
  return getOutage.response.parse(data)
}

/** Returns the subjects of all emails to a customer, the newest first. */
export const outageSubjectsTo = async (server: TestServer, { person }: Neighbor): Promise<string[]> =>
  (await readMessagesTo(server, person.email)).map(({ subject }) => subject).toReversed()

/** Returns the outages among the announcements that a user sees. */
export async function listShownOutages(server: TestServer, token: string, query = {}) {
  const { data } = await server.call(listActiveAnnouncements, { query }, { token })
  return listActiveAnnouncements.response.parse(data).filter(({ kind }) => kind === 'Outage')
}

export const shownOutageTitles = async (server: TestServer, token: string, query = {}) =>
  (await listShownOutages(server, token, query)).map(({ title }) => title)
