/** Reads the cases of the single lots that belong to a bulk request. */
import { and, asc, eq } from 'drizzle-orm'
import type { CasePart } from '#shared/contract/cases/cases'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { premises } from '../../db/schema/customers/accounts'
import { type CustomerScope, inScope } from '../../http/customerScope'

export async function findBulkRequestLots(
  db: Executor,
  scope: CustomerScope,
  parentId: string,
): Promise<(CasePart & { crm_premise_id: string })[]> {
  const rows = await db
    .select({ row: cases, premise: premises })
    .from(cases)
    .innerJoin(premises, eq(premises.number, cases.premiseNumber))
    .where(and(eq(cases.parentId, parentId), eq(cases.isPart, true), inScope(scope, cases.customerNumber)))
    .orderBy(asc(cases.number))
  return rows.map(({ row, premise }) => ({
    crm_premise_id: premise.number,
    street_address: addressLine(premise.streetAddress, premise.unit),
    case_id: row.id,
    case_no: row.number,
    status: row.status,
  }))
}
