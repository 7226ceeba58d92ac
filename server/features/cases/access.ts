/** Who may do what with which case. Somebody else's is not found; one's own asks for the right that its kind needs. */
import type { Details } from '#shared/auditDetails'
import type { CaseKind } from '#shared/cases'
import type { Executor } from '../../db/database'
import { mayFor, reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, reachOf, recordLook } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import type { By } from './ledger'
import { authorOf } from './people'
import { findCase, type Reader, type SelectedCase } from './queries'
import { appointmentProblem, featureOf } from './rules'
import * as commonTexts from '#shared/texts/common'

export type Verb = 'read' | 'write'

export const readerOf = (actor: Actor): Reader => ({
  reach: reachOf(actor),
  readerId: reachesAll(actor) ? null : actor.userId,
})

export const rightOn = (kind: CaseKind, verb: Verb): string => `${featureOf(kind)}.${verb}`

/** Of their own role: at a customer where something was granted it may be less. */
export const mayOn = (actor: Actor, kind: CaseKind, verb: Verb): boolean => actor.rights.has(rightOn(kind, verb))

export function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('not_allowed', commonTexts.notAllowed)
}

/** Refuses a day on which nobody can come. */
export function refuseAppointment(day: string, today: string, field: string): void {
  const problem = appointmentProblem(day, today)
  if (problem) throw new AppError('invalid_input', problem, { [field]: problem })
}

interface Wanted {
  id: string
  verb: Verb
  kinds?: readonly CaseKind[]
  /** Nothing of it is answered, so that there is no look to record. */
  isUnseen?: true
}

/** A case within reach that the person may read or write; a look of staff is recorded. */
export async function openCaseOf(
  { db }: Services,
  { actor, caller }: { actor: Actor; caller: Caller },
  { id, verb, kinds, isUnseen }: Wanted,
): Promise<SelectedCase> {
  const found = await findCase(db, readerOf(actor), id)
  if (!found || (kinds && !kinds.includes(found.row.kind))) throw notFound()
  refuseUnless(mayFor(actor, rightOn(found.row.kind, verb), found.row.customerNumber))
  if (verb === 'read' && !isUnseen) {
    const { customerNumber, number } = found.row
    await recordLook(db, actor, { customerNumber, address: caller.address, what: `case ${number}` })
  }
  return found
}

/** The person signed in as the author of what happens now. */
export const byActor = async ({ db, clock, config }: Services, actor: Actor): Promise<By> => ({
  author: await authorOf(db, actor),
  now: clock.now(),
  zone: config.TIME_ZONE,
})

interface Done {
  row: { id: string; number: string; customerNumber: string }
  action: string
  details?: Details
}

/** Writes down who changed a case, and how: in the transaction that changes it. */
export async function auditCase(
  tx: Executor,
  { actor, caller }: { actor: Actor; caller: Caller },
  { row, action, details }: Done,
): Promise<void> {
  await audit(tx, {
    userId: actor.userId,
    action,
    customerNumber: row.customerNumber,
    address: caller.address,
    details: { case: row.number, ...details },
  })
}
