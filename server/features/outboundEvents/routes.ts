/** Serves events to other systems, which fetch them with an API key. */
import { listOutboundEvents } from '#shared/contract/operations/outboundEvents'
import * as outboundEventTexts from '#shared/texts/operations/outboundEvents'
import { assignPositions, findEventsAfter, findPosition } from '../../directory/outboundEvents/outboundEvents.queries'
import { fieldError } from '../../http/appError'
import { recordAccess } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'

export function outboundEventRoutes(routeContext: RouteContext, services: Services): void {
  const { db, config } = services

  serve(routeContext, listOutboundEvents, async ({ query: { after, limit }, by }, { ip }) => {
    if (by.kind === 'user') await recordAccess(db, by.actor, { ip, what: 'events' })
    await assignPositions(db)
    const position = after === undefined ? null : await findPosition(db, after)
    if (after !== undefined && position === null) {
      throw fieldError('not_found', 'after', outboundEventTexts.eventGone(config.EVENTS_DAYS))
    }
    const found = await findEventsAfter(services, position, limit + 1)
    const events = found.slice(0, limit)
    return { events, next: events.at(-1)?.event_id ?? after ?? null, has_more: found.length > limit }
  })
}
