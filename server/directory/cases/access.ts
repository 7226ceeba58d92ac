/**
 * Checks who may do what with a case. A case out of scope is not found; the caller's own needs the right of its kind.
 */

import type { AuditAction } from '#shared/access/auditActions'
import type { AuditDetails } from '#shared/access/auditDetails'
import { appointmentProblem } from '#shared/cases/appointmentDays'
import type { CaseKind } from '#shared/cases/cases'
import * as commonTexts from '#shared/texts/common'
import type { Executor } from '../../db/database'
import { type Actor, hasRightFor, seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { type AuditSource, auditActor, recordAccess, scopeOf } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import { authorOf } from './caseSubject'
import type { Authorship } from './cases.ledger'
import { type CaseReader, findCase, type SelectedCase } from './cases.queries'
import { featureOf } from './rules'

type AccessVerb = 'read' | 'write'

export const readerOf = (actor: Actor): CaseReader => ({
  scope: scopeOf(actor),
  readerId: seesAllCustomers(actor) ? null : actor.userId,
})

export const caseRight = (kind: CaseKind, verb: AccessVerb): string => `${featureOf(kind)}.${verb}`

/** Checks the actor's own role. A role that was granted at a single customer may have fewer rights. */
export const hasCaseRight = (actor: Actor, kind: CaseKind, verb: AccessVerb): boolean =>
  actor.rights.has(caseRight(kind, verb))

export function assertAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('not_allowed', commonTexts.notAllowed)
}

/** Rejects a day on which no technician can come. */
export function assertAppointmentDay(day: string, today: string, field: string): void {
  const problem = appointmentProblem(day, today)
  if (problem) throw new AppError('invalid_input', problem, { [field]: problem })
}

interface CaseRequest {
  id: string
  verb: AccessVerb
  kinds?: readonly CaseKind[]
  /** Skips the access record because the response shows nothing of the case. */
  skipsAccessRecord?: true
}

/** Returns a case in scope that the actor may read or write, and records the access of staff. */
export async function requireCase(
  { db }: Services,
  { actor, caller }: CallContext,
  { id, verb, kinds, skipsAccessRecord }: CaseRequest,
): Promise<SelectedCase> {
  const found = await findCase(db, readerOf(actor), id)
  if (!found || (kinds && !kinds.includes(found.row.kind))) throw notFound()
  assertAllowed(hasRightFor(actor, caseRight(found.row.kind, verb), found.row.customerNumber))
  if (verb === 'read' && !skipsAccessRecord) {
    const { customerNumber, number } = found.row
    await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: `case ${number}` })
  }
  return found
}

/** Returns the signed-in user as the author of the change. */
export const authorshipOf = async ({ db, clock, config }: Services, actor: Actor): Promise<Authorship> => ({
  author: await authorOf(db, actor),
  now: clock.now(),
  zone: config.TIME_ZONE,
})

interface CaseAuditEntry {
  row: { id: string; number: string; customerNumber: string }
  action: AuditAction
  details?: AuditDetails
}

/** Writes the audit record of a case change; call it in the transaction that changes the case. */
export async function auditCase(
  tx: Executor,
  source: AuditSource,
  { row, action, details }: CaseAuditEntry,
): Promise<void> {
  await auditActor(tx, source, {
    action,
    customerNumber: row.customerNumber,
    details: { case: row.number, ...details },
  })
}
