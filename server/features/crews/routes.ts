/** Serves the crews that visit customers, to the staff who work on requests. */
import { type Crew, createCrew, getDaySheet, listCrews, updateCrew } from '#shared/contract/cases/crews'
import * as crewTexts from '#shared/texts/cases/crews'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { auditActor, recordAccess } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { createOnce, requireVersion } from '../../http/versionedRecords'
import type { Services } from '../../services'
import * as queries from './crews.queries'
import { findDayVisits, isCrew } from './daySheet.queries'

const nameTakenError = (): AppError =>
  new AppError('conflict', crewTexts.crewNameTaken, { name: crewTexts.crewNameTaken })

interface CrewChange {
  action: 'created' | 'changed'
  crew: Crew
}

const auditChange = (tx: Executor, context: CallContext, { action, crew }: CrewChange) =>
  auditActor(tx, context, {
    action: `crew.${action}`,
    details: {
      crew: crew.crew_id,
      name: crew.name,
      categories: crew.categories.join(', '),
      communities: crew.community_ids.join(', '),
      weekdays: crew.weekdays.join(', '),
      hours: crew.windows.join(', '),
      visits: crew.visits_per_window,
      isActive: crew.is_active,
    },
  })

/** Serializes changes of crews, and rejects communities that don't exist. */
async function prepareChange(tx: Executor, { community_ids: ids }: queries.CrewInput): Promise<void> {
  await queries.lockNames(tx)
  if (await queries.areCommunities(tx, ids)) return
  throw new AppError('invalid_input', crewTexts.unknownCommunity, { community_ids: crewTexts.unknownCommunity })
}

export function crewRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listCrews, () => queries.findCrews(db))

  serve(routeContext, createCrew, async ({ body, actor }, caller) => {
    const crew = await db.transaction(async (tx) => {
      await prepareChange(tx, body)
      return createOnce({
        insert: () => queries.insertCrew(tx, body),
        findIdentical: () => queries.findIdenticalCrew(tx, body),
        audit: (created) => auditChange(tx, { actor, caller }, { action: 'created', crew: created }),
        takenError: nameTakenError,
      })
    })
    caller.addMessage(crewTexts.crewAdded)
    return crew
  })

  serve(routeContext, updateCrew, async ({ params, body, actor }, caller) => {
    const { version, ...input } = body
    const crew = await db.transaction(async (tx) => {
      await prepareChange(tx, input)
      const { crew_id: id } = requireVersion(
        await queries.lockCrew(tx, params.crew_id),
        version,
        crewTexts.crewChangedMeanwhile,
      )
      if (await queries.isNameTaken(tx, input.name, id)) throw nameTakenError()
      const after = await queries.storeCrew(tx, id, input)
      if (!after) throw notFound()
      await auditChange(tx, { actor, caller }, { action: 'changed', crew: after })
      return after
    })
    caller.addMessage(crewTexts.crewChanged)
    return crew
  })

  serve(routeContext, getDaySheet, async ({ query, actor }, caller) => {
    const { crew_id: crewId, day } = query
    if (!(await isCrew(db, crewId))) throw notFound()
    const visits = await findDayVisits(db, { crewId, day })
    for (const customerNumber of new Set(visits.map((found) => found.customerNumber))) {
      await recordAccess(db, actor, { customerNumber, address: caller.address, what: 'day sheet' })
    }
    return visits.map(({ visit }) => visit)
  })
}
