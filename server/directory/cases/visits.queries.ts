/** Finds the crews that can visit for a request, and the visits for which they are booked. */
import { and, asc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Appointment } from '#shared/contract/cases/cases'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { crews, crewVisits } from '../../db/schema/cases/crews'
import { premises } from '../../db/schema/customers/accounts'
import type { CaseRow } from './cases.queries'
import { type BookedSeat, findFreeSlots } from './visitSeats'

type CrewRow = typeof crews.$inferSelect
type VisitedRequest = Pick<CaseRow, 'id' | 'category'>

/** The communities of the request and of its lots. */
const communitiesOf = ({ id }: VisitedRequest): SQL => sql`array(
  select ${premises.communityId} from ${cases} place inner join ${premises} on ${premises.number} = place.premise_number
  where place.id = ${id} or (place.parent_id = ${id} and place.is_part))`

/** A crew covers requests of its categories whose addresses are all in its communities. No crew covers one without any. */
const covers = (request: VisitedRequest): SQL | undefined =>
  and(
    eq(crews.isActive, true),
    sql`${request.category} = any (${crews.categories})`,
    sql`cardinality(${communitiesOf(request)}) > 0`,
    sql`${communitiesOf(request)} <@ ${crews.communities}`,
  )

/** Locks the crews that cover the request, in the same order in every transaction, so that no two wait for each other. */
export const lockCrewsOf = (tx: Executor, request: VisitedRequest): Promise<CrewRow[]> =>
  tx.select().from(crews).where(covers(request)).orderBy(asc(crews.id)).for('update')

const seatColumns = {
  crewId: crewVisits.crewId,
  visitOn: crewVisits.visitOn,
  visitWindow: crewVisits.visitWindow,
  seat: crewVisits.seat,
}

export const findSeatsAt = (tx: Executor, { date, window }: Appointment): Promise<BookedSeat[]> =>
  tx
    .select(seatColumns)
    .from(crewVisits)
    .where(and(eq(crewVisits.visitOn, date), eq(crewVisits.visitWindow, window)))

/** Returns when a crew is free for the request. Its own appointment counts as free. */
export async function findVisitSlots(
  db: Executor,
  request: VisitedRequest,
  today: string,
): Promise<{ isCovered: boolean; slots: Appointment[] }> {
  const covering = await db.select().from(crews).where(covers(request))
  const ids = covering.map(({ id }) => id)
  const booked = await db
    .select(seatColumns)
    .from(crewVisits)
    .where(and(inArray(crewVisits.crewId, ids), gt(crewVisits.visitOn, today), ne(crewVisits.caseId, request.id)))
  return { isCovered: covering.length > 0, slots: findFreeSlots(covering, booked, today) }
}

/** Returns the name of the crew that is booked for a request; empty without one. */
export async function findCrewName(db: Executor, caseId: string): Promise<string> {
  const [found] = await db
    .select({ name: crews.name })
    .from(crewVisits)
    .innerJoin(crews, eq(crews.id, crewVisits.crewId))
    .where(eq(crewVisits.caseId, caseId))
  return found?.name ?? ''
}
