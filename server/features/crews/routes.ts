/** Serves the crews that visit customers, to the staff who work on requests. */
import { type Crew, createCrew, getDaySheet, listCrews, updateCrew } from '#shared/contract/cases/crews'
import * as crewTexts from '#shared/texts/cases/crews'
import * as communityTexts from '#shared/texts/customers/communities'
import type { Executor } from '../../db/database'
import { areCommunities } from '../../directory/communities.queries'
import { invalidField, notFound } from '../../http/appError'
import { auditActor, recordAccess } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { changeNamed, createNamed } from '../../http/versionedRecords'
import type { Services } from '../../services'
import { crewRecords, findCrews } from './crews.queries'
import { findDayVisits, isCrew } from './daySheet.queries'

const crews = {
  records: crewRecords,
  nameField: 'name',
  takenText: crewTexts.crewNameTaken,
  changedText: crewTexts.crewEditConflict,
}

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

async function assertCommunities(tx: Executor, ids: string[]): Promise<void> {
  if (await areCommunities(tx, ids)) return
  throw invalidField('community_ids', communityTexts.unknownCommunity)
}

export function crewRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listCrews, () => findCrews(db))

  serve(routeContext, createCrew, async ({ body, actor }, caller) => {
    const crew = await db.transaction(async (tx) => {
      await assertCommunities(tx, body.community_ids)
      return createNamed(tx, crews, {
        input: body,
        audit: (created) => auditChange(tx, { actor, caller }, { action: 'created', crew: created }),
      })
    })
    caller.addMessage(crewTexts.crewAdded)
    return crew
  })

  serve(routeContext, updateCrew, async ({ params, body, actor }, caller) => {
    const { version, ...input } = body
    const crew = await db.transaction(async (tx) => {
      await assertCommunities(tx, input.community_ids)
      return changeNamed(tx, crews, {
        id: params.crew_id,
        version,
        input,
        audit: (after) => auditChange(tx, { actor, caller }, { action: 'changed', crew: after }),
      })
    })
    caller.addMessage(crewTexts.crewChanged)
    return crew
  })

  serve(routeContext, getDaySheet, async ({ query, actor }, caller) => {
    const { crew_id: crewId, day } = query
    if (!(await isCrew(db, crewId))) throw notFound()
    const visits = await findDayVisits(db, { crewId, day })
    for (const customerNumber of new Set(visits.map((found) => found.customerNumber))) {
      await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'day sheet' })
    }
    return visits.map(({ visit }) => visit)
  })
}
