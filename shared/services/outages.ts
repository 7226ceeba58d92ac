/** Defines outages, their updates and limits. */
export const outageStates = ['open', 'ended'] as const
export type OutageState = (typeof outageStates)[number]

export const outageUpdateKinds = ['started', 'updated', 'ended'] as const
export type OutageUpdateKind = (typeof outageUpdateKinds)[number]

/** An outage affects a community, one of its streets, or single premises of it. */
export const outageAreas = ['community', 'street', 'premises'] as const
export type OutageArea = (typeof outageAreas)[number]

/** The longest text that customers are told. */
export const outageMessageLimit = 1_000

const dayMs = 86_400_000

/** Returns the days for which the terms grant a credit: each full or started period of 24 hours. */
export const creditedDays = ({ startedAt, endedAt }: { startedAt: Date; endedAt: Date }): number =>
  Math.max(1, Math.ceil((endedAt.getTime() - startedAt.getTime()) / dayMs))
