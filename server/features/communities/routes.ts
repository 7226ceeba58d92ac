/** Serves the directory of communities. */
import { type Community, listCommunities } from '#shared/contract/customers/communities'
import { scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { countPremises, findCommunities, findPlans } from './communities.queries'

export function communityRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listCommunities, async ({ query, actor }) => {
    const scope = scopeOf(actor)
    const seesCounts = actor.rights.has('PROPERTIES.read')
    const [{ rows, total, states }, counts] = await Promise.all([
      findCommunities(db, scope, query),
      seesCounts ? countPremises(db, scope) : null,
    ])
    const plans = await findPlans(
      db,
      rows.map(({ community }) => community.id),
    )
    return {
      communities: rows.map(
        ({ community, isOwn }): Community => ({
          community_id: community.id,
          name: community.name,
          city: community.city,
          state: community.state,
          zip: community.zip,
          homes: community.homes,
          kind: community.kind,
          services: community.services,
          plans: plans
            .filter(({ communityId }) => communityId === community.id)
            .map(({ code, name, serviceType, monthlyPrice }) => ({
              code,
              name,
              service_type: serviceType,
              monthly_price: monthlyPrice,
            })),
          is_own: isOwn,
          association:
            community.associationName === ''
              ? null
              : {
                  name: community.associationName,
                  email: community.associationEmail,
                  phone: community.associationPhone,
                },
          premise_count: counts === null ? null : (counts.get(community.id) ?? 0),
        }),
      ),
      total_count: total,
      states,
    }
  })
}
