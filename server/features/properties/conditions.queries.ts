/** Conditions on properties that the list and its counts share. */
import { type SQL, sql } from 'drizzle-orm'
import { nextRequestOf, stagesAfter } from '#shared/services/nextRequest'
import { type LotRequestKind, lotRequests, premiseStages, type ServiceState } from '#shared/services/properties'
import { type ServiceType, serviceTypes } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { communities, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { premiseServices } from '../../db/schema/services/properties'
import { catalogEntryOf } from '../../directory/cases/catalog/lotRequestEntries'
import { hasOpenLotRequest } from '../../directory/cases/openLotRequests.queries'

const hasActiveService = (types: SQL): SQL => sql`exists (select 1 from ${serviceAccounts}
  where ${serviceAccounts.premiseNumber} = ${premises.number} and ${serviceAccounts.status} = 'active'
    and ${serviceAccounts.serviceType} = any(${types}))`
const hasServiceFlag = (types: SQL, flag: SQL): SQL => sql`exists (select 1 from ${premiseServices}
  where ${premiseServices.premiseNumber} = ${premises.number} and ${flag}
    and ${premiseServices.serviceType} = any(${types}))`
const hasAvailableService = (types: SQL): SQL => sql`exists (select 1 from unnest(${types}) requested_type
  where coalesce((select ${premiseServices.available} from ${premiseServices}
    where ${premiseServices.premiseNumber} = ${premises.number} and ${premiseServices.serviceType} = requested_type),
    requested_type = any(${communities.services})))`

/** Matches premises with a service in this state. Without a type, any service counts. */
export function hasServiceState(state: ServiceState | undefined, type: ServiceType | undefined): SQL | undefined {
  const types = sql`${sql.param(type ? [type] : [...serviceTypes])}::text[]`
  switch (state) {
    case undefined:
      return undefined
    case 'active':
      return hasActiveService(types)
    case 'inactive':
      return sql`not ${hasActiveService(types)}`
    case 'selected':
      return hasServiceFlag(types, sql`${premiseServices.selected}`)
    case 'pre_installed':
      return hasServiceFlag(types, sql`${premiseServices.preInstalled}`)
    case 'available':
      return hasAvailableService(types)
  }
}

/**
 * Matches the same premises as `lotRequestProblem`: no such request is open, the step is not behind them, the service is
 * available, and no one has it yet.
 */
export function isEligibleFor(db: Executor, isOwnCase: SQL | undefined, kind: LotRequestKind): SQL {
  const isRequested = hasOpenLotRequest(db, isOwnCase, catalogEntryOf[kind].service_subtype)
  const { service } = lotRequests[kind]
  if (!service) return sql`(not ${isRequested})`
  const types = sql`${sql.param([service])}::text[]`
  const later = sql`${sql.param([...stagesAfter(kind)])}::text[]`
  return sql`(not ${isRequested} and not ${premises.stage}::text = any(${later}) and ${hasAvailableService(types)} and not ${hasActiveService(types)})`
}

/** The stage of a lot is the one before the request. */
export function isReadyFor(kind: LotRequestKind): SQL {
  const stages = premiseStages.filter((stage) => nextRequestOf[stage] === kind)
  return sql`${premises.stage}::text = any(${sql.param(stages)}::text[])`
}
