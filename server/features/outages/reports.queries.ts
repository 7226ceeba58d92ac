/** Finds the reports of an outage that can be marked as done. */
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { statusesByTab } from '#shared/cases/cases'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { outages } from '../../db/schema/services/outages'
import type { CaseRow } from '../../directory/cases/cases.queries'

/**
 * Locks open reports that no one has changed since the outage ended. A customer who wrote since then, or who reopened the
 * request, still needs an answer.
 */
export async function lockUnchangedReports(tx: Executor, outageId: string, limit: number): Promise<CaseRow[]> {
  const rows = await tx
    .select({ request: cases })
    .from(cases)
    .innerJoin(outages, eq(outages.id, cases.outageId))
    .where(
      and(
        eq(outages.id, outageId),
        isNotNull(outages.endedAt),
        inArray(cases.status, statusesByTab.open),
        lte(cases.updatedAt, outages.endedAt),
      ),
    )
    .orderBy(asc(cases.createdAt), asc(cases.id))
    .limit(limit)
    .for('update', { of: cases })
  return rows.map(({ request }) => request)
}
