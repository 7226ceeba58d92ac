/** Reads replies of staff, and which billing groups their cases concern. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts, serviceAccounts } from '../../../db/schema/accounts'
import { caseComments, cases } from '../../../db/schema/cases'

export const findReplies = (db: Executor, commentIds: readonly string[]) =>
  db
    .select({
      commentId: caseComments.id,
      caseId: cases.id,
      kind: cases.kind,
      number: cases.number,
      title: cases.title,
      customerNumber: cases.customerNumber,
      serviceAccountId: cases.serviceAccountId,
    })
    .from(caseComments)
    .innerJoin(cases, eq(cases.id, caseComments.caseId))
    .where(inArray(caseComments.id, [...commentIds]))

type Reply = Awaited<ReturnType<typeof findReplies>>[number]

/** A case concerns the billing group of its service, or all groups of the customer. */
export async function findGroupsOfCases(
  db: Executor,
  replies: readonly Reply[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (replies.length === 0) return new Map()
  const rows = await db
    .select({
      groupId: billingAccounts.groupId,
      customerNumber: billingAccounts.customerNumber,
      serviceAccountId: serviceAccounts.id,
    })
    .from(billingAccounts)
    .leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .where(inArray(billingAccounts.customerNumber, [...new Set(replies.map(({ customerNumber }) => customerNumber))]))
  return new Map(
    replies.map(({ caseId, customerNumber, serviceAccountId }) => {
      const concerned = rows.filter(
        (row) =>
          row.customerNumber === customerNumber &&
          (serviceAccountId === null || row.serviceAccountId === serviceAccountId),
      )
      return [caseId, [...new Set(concerned.map(({ groupId }) => groupId))]]
    }),
  )
}
