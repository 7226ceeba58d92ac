/** Crews, and requests that they can visit for, for tests. */
import { randomUUID } from 'node:crypto'
import { visitWindows } from '#shared/cases/cases'
import { crewWeekdays } from '#shared/cases/crews'
import { searchVisitSlots } from '#shared/contract/cases/appointments'
import { crews } from '../../../../server/db/schema/cases/crews'
import type { TestServer } from '../../server/server'
import type { Person } from '../people'
import { addProperty } from '../services/properties'
import { addCase } from './cases'

/** Returns the id of a community that only the test's own crews cover. It exists once it has a property. */
export const newArea = (): string => `area-${randomUUID()}`

/** Adds a crew for fiber that takes one visit in each window. Returns its id. */
export async function addCrew(
  server: TestServer,
  area: string,
  changes: Partial<typeof crews.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await server.database.db.insert(crews).values({
    id,
    name: `Crew ${id}`,
    categories: ['fiberLine'],
    communities: [area],
    weekdays: [...crewWeekdays],
    windows: [...visitWindows],
    visitsPerWindow: 1,
    ...changes,
  })
  return id
}

type RequestOptions = Parameters<typeof addCase>[2] & { area: string }

/** Adds a request about fiber at a new address in the area. Returns its id. */
export async function addRequestIn(
  server: TestServer,
  person: Person,
  { area, ...options }: RequestOptions,
): Promise<string> {
  const premiseNumber = await addProperty(server.database.db, { owner: null, communityId: area })
  return addCase(server, person, { premiseNumber, ...options })
}

export async function fetchSlots(server: TestServer, token: string, caseId: string) {
  const { data } = await server.call(searchVisitSlots, { query: { case_id: caseId } }, { token })
  return searchVisitSlots.response.parse(data)
}
