/** Service requests that staff work on, for tests. */
import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { getRequestWork, listRequestQueue, moveRequest } from '#shared/contract/cases/requestQueue'
import { cases } from '../../../../server/db/schema/cases/cases'
import type { TestServer } from '../../server/server'

type Move = z.input<typeof moveRequest.body>
type ListInput = z.input<typeof listRequestQueue.body>

export const move = (server: TestServer, token: string, body: Move) => server.call(moveRequest, { body }, { token })

export async function listRequests(server: TestServer, token: string, body: ListInput = {}) {
  const { data } = await server.call(listRequestQueue, { body }, { token })
  return listRequestQueue.response.parse(data)
}

export const requestTitles = async (server: TestServer, token: string, body: ListInput = {}): Promise<string[]> =>
  (await listRequests(server, token, body)).requests.map(({ title }) => title)

export async function fetchWork(server: TestServer, token: string, caseId: string) {
  const { data } = await server.call(getRequestWork, { query: { case_id: caseId } }, { token })
  return getRequestWork.response.parse(data)
}

export async function findRequest(server: TestServer, id: string) {
  const [row] = await server.database.db.select().from(cases).where(eq(cases.id, id))
  if (!row) throw new Error('There is no such request')
  return row
}

/** The day and the hours of a visit. */
export const visit = { date: '2026-03-17', window: '1-3' } as const
/** What any action on a request can need. */
export const completeInput = { note: 'We replaced the connector.', ...visit }
