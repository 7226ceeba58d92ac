/** Serves moratoria on disconnects. Staff start and end them. */
import { endMoratorium, listMoratoria, startMoratorium } from '#shared/contract/billing/moratoria'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as communityTexts from '#shared/texts/customers/communities'
import { takeLock } from '../../../db/advisoryLock'
import { areCommunities } from '../../../directory/communities.queries'
import { AppError, invalidField, notFound } from '../../../http/appError'
import { auditActor } from '../../../http/customerScope'
import { type RouteContext, serve } from '../../../http/serve'
import type { Services } from '../../../services'
import { moratoriumProblem } from '../rules'
import { closeMoratorium, findMoratoria, insertMoratoria, isAlreadyCovered, isMoratorium } from './moratoria.queries'

export function moratoriumRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, listMoratoria, ({ query }) => findMoratoria(db, query, clock.today()))

  serve(routeContext, startMoratorium, async ({ body, actor }, caller) => {
    const { kind, community_ids: communityIds, starts_on: startsOn, ends_on: endsOn, note } = body
    const problem = moratoriumProblem({ startsOn, endsOn }, clock.today())
    if (problem) throw invalidField(problem.field, problem.text)
    return db.transaction(async (tx) => {
      if (communityIds && !(await areCommunities(tx, communityIds))) {
        throw invalidField('community_ids', communityTexts.unknownCommunity)
      }
      await takeLock(tx, 'moratoria')
      const area = { kind, communityIds, startsOn, endsOn }
      if (await isAlreadyCovered(tx, area)) throw new AppError('conflict', moratoriumTexts.moratoriumExists)
      const ids = await insertMoratoria(tx, { ...area, note, createdBy: actor.userId })
      const details = {
        reason: kind,
        communities: communityIds?.join(', ') ?? 'all',
        effectiveOn: startsOn,
        until: endsOn,
        note,
      }
      await auditActor(tx, { actor, caller }, { action: 'moratorium.started', details })
      return { moratorium_ids: ids }
    })
  })

  serve(routeContext, endMoratorium, async ({ params, actor }, caller) =>
    db.transaction(async (tx) => {
      const { moratorium_id: id } = params
      if (!(await isMoratorium(tx, id))) throw notFound()
      const closed = await closeMoratorium(tx, id, { now: clock.now(), today: clock.today() })
      if (closed) {
        const details = { reason: closed.kind, communities: closed.communityId ?? 'all', until: closed.endsOn }
        await auditActor(tx, { actor, caller }, { action: 'moratorium.ended', details })
      }
      return { moratorium_id: id }
    }),
  )
}
