/** Counts the properties of owners by community, stage and next request. */
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { NextRequest } from '#shared/contract/services/properties'
import { groupBy } from '#shared/groupBy'
import { nextRequestOf } from '#shared/services/nextRequest'
import { type LotRequestKind, type PremiseStage, premiseStages } from '#shared/services/properties'
import { shapedStatement } from '../../db/builtStatement'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { communities, premises } from '../../db/schema/customers/accounts'
import { catalogEntryOf } from '../../directory/cases/catalog/lotRequestEntries'
import { hasOpenLotRequest } from '../../directory/cases/openLotRequests.queries'
import { isOwnedIn } from '../../directory/premises.queries'
import { inCommunity } from '../../directory/properties/properties.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { isEligibleFor } from './conditions.queries'
import { isOwnedBy, type OwnerShape, ownerShapeOf, ownerValues, ownerValuesOf } from './owners.queries'

export const sumOf = (stages: Record<PremiseStage, number>): number =>
  premiseStages.reduce((sum, stage) => sum + stages[stage], 0)

export function stagesOf(rows: readonly { stage: PremiseStage; count: number }[]): Record<PremiseStage, number> {
  const stages = { planned: 0, line_in: 0, meter_set: 0, drop: 0, activated: 0, occupied: 0, vacant: 0 }
  for (const row of rows) stages[row.stage] += row.count
  return stages
}

/** Counts properties by stage, and at each stage those for which its next request is possible or open already. */
export async function countPortfolio(db: Executor, scope: CustomerScope, communityId: string | undefined) {
  const counts = await countOwned(db, scope)
  const stages = stagesOf(counts.filter(isIn(communityId)))
  return {
    total_count: sumOf(stages),
    stages,
    next_requests: await countNextRequests(db, scope, communityId),
    communities: communitiesOf(counts),
  }
}

async function countNextRequests(
  db: Executor,
  scope: CustomerScope,
  communityId: string | undefined,
): Promise<NextRequest[]> {
  const steps = premiseStages.flatMap((stage) => {
    const kind = nextRequestOf[stage]
    return kind ? [{ stage, kind }] : []
  })
  /** Evaluates the condition of the property's own stage only. */
  const atStage = (conditionOf: (kind: LotRequestKind) => SQL | undefined): SQL => {
    const conditions = steps.map(({ stage, kind }) => sql`when ${stage} then ${conditionOf(kind)}`)
    return sql`case ${premises.stage} ${sql.join(conditions, sql` `)} end`
  }
  const isOwnCase = inScope(scope, cases.customerNumber)
  const isReady = atStage((kind) => isEligibleFor(db, isOwnCase, kind))
  const isRequested = atStage((kind) => hasOpenLotRequest(db, isOwnCase, catalogEntryOf[kind].service_subtype))
  const rows = await db
    .select({
      stage: premises.stage,
      ready: sql<number>`(count(*) filter (where ${isReady}))::int`,
      requested: sql<number>`(count(*) filter (where ${isRequested}))::int`,
    })
    .from(premises)
    .innerJoin(communities, inCommunity)
    .where(and(isOwnedIn(scope), communityId ? eq(premises.communityId, communityId) : undefined))
    .groupBy(premises.stage)
  const byStage = new Map(rows.map((row) => [row.stage, row]))
  return steps.flatMap(({ stage, kind }) => {
    const row = byStage.get(stage)
    return row ? [{ stage, kind, ready_count: row.ready, requested_count: row.requested }] : []
  })
}

export type OwnedCount = Awaited<ReturnType<typeof countOwned>>[number]

const countStatement = shapedStatement(ownerValues, (db, values, { owners }: { owners: OwnerShape }) => {
  const counted = db
    .select({ communityId: premises.communityId, stage: premises.stage, count: count().as('count') })
    .from(premises)
    .where(isOwnedBy(owners, values))
    .groupBy(premises.communityId, premises.stage)
    .as('counted')
  return db
    .select({ communityId: communities.id, name: communities.name, stage: counted.stage, count: counted.count })
    .from(counted)
    .innerJoin(communities, eq(communities.id, counted.communityId))
    .orderBy(asc(communities.name))
})

/** Counts all properties in scope by community and stage. */
export const countOwned = (db: Executor, scope: CustomerScope) =>
  countStatement(db, { owners: ownerShapeOf(scope) }, ownerValuesOf(scope))

export const isIn =
  (communityId: string | undefined) =>
  (counted: OwnedCount): boolean =>
    communityId === undefined || counted.communityId === communityId

export function communitiesOf(counts: readonly OwnedCount[]) {
  const byId = groupBy(counts, ({ communityId }) => communityId)
  return [...byId].map(([id, ofCommunity]) => ({
    community_id: id,
    name: ofCommunity[0]?.name ?? '',
    count: ofCommunity.reduce((sum, { count: part }) => sum + part, 0),
  }))
}
