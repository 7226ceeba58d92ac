/** Attaches requests that report an outage to it. */
import { and, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { statusesByTab } from '#shared/cases/cases'
import { earlierReportHours } from '#shared/http/limits'
import type { ServiceType } from '#shared/services/services'
import { takeLock } from '../../db/advisoryLock'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { outagePremises, outages } from '../../db/schema/services/outages'
import type { CaseRow } from '../cases/cases.queries'
import { outageReports, reportedService } from '../cases/catalog/catalog'

const hourMs = 3_600_000

/** Holds outages and the reports of them, so that neither misses the other. */
export const lockOutages = (tx: Executor): Promise<void> => takeLock(tx, 'outages')

/** Attaches a new request to the outage that it reports, if one is open at its address. */
export async function attachReport(tx: Executor, request: CaseRow): Promise<void> {
  const service = reportedService(request)
  if (service === null || request.premiseNumber === null) return
  await lockOutages(tx)
  const [open] = await tx
    .select({ id: outages.id })
    .from(outages)
    .innerJoin(outagePremises, eq(outagePremises.outageId, outages.id))
    .where(
      and(
        isNull(outages.endedAt),
        eq(outagePremises.premiseNumber, request.premiseNumber),
        sql`${service} = any(${outages.serviceTypes})`,
      ),
    )
    .orderBy(desc(outages.startedAt))
    .limit(1)
  if (open) await tx.update(cases).set({ outageId: open.id }).where(eq(cases.id, request.id))
}

interface NewOutage {
  id: string
  serviceTypes: readonly ServiceType[]
  now: Date
}

/** Attaches the open requests that reported the outage before staff recorded it. */
export async function attachEarlierReports(tx: Executor, { id, serviceTypes, now }: NewOutage): Promise<void> {
  await tx
    .update(cases)
    .set({ outageId: id })
    .where(
      and(
        eq(cases.kind, 'request'),
        inArray(cases.status, statusesByTab.open),
        isNull(cases.outageId),
        gte(cases.createdAt, new Date(now.getTime() - earlierReportHours * hourMs)),
        reportsAny(serviceTypes),
        sql`${cases.premiseNumber} in (select ${outagePremises.premiseNumber} from ${outagePremises}
          where ${outagePremises.outageId} = ${id})`,
      ),
    )
}

const reportsAny = (services: readonly ServiceType[]): SQL | undefined =>
  or(
    ...outageReports
      .filter(({ service }) => services.includes(service))
      .map(({ type, subtype }) => and(eq(cases.serviceType, type), eq(cases.serviceSubtype, subtype))),
  )
