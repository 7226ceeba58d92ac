/** Reads replies of staff and requests that ended, and which billing groups these cases concern. */
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { statusesByTab } from '#shared/cases/cases'
import type { Executor } from '../../../db/database'
import { caseComments, caseEvents, cases } from '../../../db/schema/cases/cases'
import { billingAccounts, premises, serviceAccounts } from '../../../db/schema/customers/accounts'

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

/** A change is left out if the request has changed again since. */
export const findRequestChanges = (db: Executor, eventIds: readonly string[]) =>
  db
    .select({
      eventId: caseEvents.id,
      changedAt: caseEvents.createdAt,
      caseId: cases.id,
      number: cases.number,
      title: cases.title,
      customerNumber: cases.customerNumber,
      serviceAccountId: cases.serviceAccountId,
      appointmentOn: cases.appointmentOn,
      appointmentWindow: cases.appointmentWindow,
      streetAddress: premises.streetAddress,
      unit: premises.unit,
    })
    .from(caseEvents)
    .innerJoin(cases, eq(cases.id, caseEvents.caseId))
    .leftJoin(serviceAccounts, eq(serviceAccounts.id, cases.serviceAccountId))
    .leftJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(
      and(inArray(caseEvents.id, [...eventIds]), or(isNull(caseEvents.status), eq(caseEvents.status, cases.status))),
    )

const isUnrated = and(
  eq(cases.kind, 'request'),
  eq(cases.isPart, false),
  inArray(cases.status, [...statusesByTab.closed]),
  isNull(cases.rating),
)

export const findUnratedRequests = (db: Executor, caseIds: readonly string[]) =>
  db
    .select({
      caseId: cases.id,
      number: cases.number,
      title: cases.title,
      customerNumber: cases.customerNumber,
      serviceAccountId: cases.serviceAccountId,
    })
    .from(cases)
    .where(and(inArray(cases.id, [...caseIds]), isUnrated))

/** Finds requests that ended since then and that the customer has not rated. */
export async function findUnratedSince(db: Executor, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(gte(cases.closedAt, since), isUnrated))
  return rows.map(({ id }) => id)
}

interface ConcernedCase {
  caseId: string
  customerNumber: string
  serviceAccountId: string | null
}

/** A case concerns the billing group of its service, or all groups of the customer. */
export async function findGroupsOfCases(
  db: Executor,
  concernedCases: readonly ConcernedCase[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (concernedCases.length === 0) return new Map()
  const rows = await db
    .select({
      groupId: billingAccounts.groupId,
      customerNumber: billingAccounts.customerNumber,
      serviceAccountId: serviceAccounts.id,
    })
    .from(billingAccounts)
    .leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .where(
      inArray(billingAccounts.customerNumber, [...new Set(concernedCases.map(({ customerNumber }) => customerNumber))]),
    )
  return new Map(
    concernedCases.map(({ caseId, customerNumber, serviceAccountId }) => {
      const concerned = rows.filter(
        (row) =>
          row.customerNumber === customerNumber &&
          (serviceAccountId === null || row.serviceAccountId === serviceAccountId),
      )
      return [caseId, [...new Set(concerned.map(({ groupId }) => groupId))]]
    }),
  )
}
