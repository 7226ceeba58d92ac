/** Queries VoIP lines in scope: their settings, block lists and emergency addresses. */
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { EmergencyAddress, VoipLine } from '#shared/contract/services/voip'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/customers/accounts'
import { blockedNumbers, emergencyAddresses, voicemails, voipLines } from '../../db/schema/services/voip'
import { type CustomerScope, inScope } from '../../http/customerScope'

export type LineRow = typeof voipLines.$inferSelect
type AddressRow = typeof emergencyAddresses.$inferSelect

/** Returns a line in scope with its customer, or null. */
export async function findLine(db: Executor, scope: CustomerScope, id: string) {
  const [row] = await db
    .select({ line: voipLines, status: serviceAccounts.status, customerNumber: billingAccounts.customerNumber })
    .from(voipLines)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, voipLines.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(voipLines.id, id), inScope(scope, billingAccounts.customerNumber)))
  return row ?? null
}

/** The caller must have checked that the account is in scope. */
export const findLinesOf = (db: Executor, serviceAccountId: string): Promise<LineRow[]> =>
  db.select().from(voipLines).where(eq(voipLines.serviceAccountId, serviceAccountId)).orderBy(asc(voipLines.number))

/** Runs the work while the line is locked, so that no other transaction changes it or its settings. */
export const withLockedLine = <T>(
  db: Database,
  id: string,
  work: (tx: Executor, line: LineRow) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const [line] = await tx.select().from(voipLines).where(eq(voipLines.id, id)).for('update')
    if (!line) throw new Error('The line does not exist')
    return work(tx, line)
  })

type LineSettings = Partial<Omit<LineRow, 'id' | 'serviceAccountId' | 'number'>>

export async function storeLineSettings(db: Executor, id: string, settings: LineSettings): Promise<void> {
  await db.update(voipLines).set(settings).where(eq(voipLines.id, id))
}

export const findBlocked = (db: Executor, lineIds: readonly string[]) =>
  db
    .select()
    .from(blockedNumbers)
    .where(inArray(blockedNumbers.lineId, [...lineIds]))
    .orderBy(desc(blockedNumbers.blockedAt), asc(blockedNumbers.number))

export async function insertBlocked(db: Executor, row: typeof blockedNumbers.$inferInsert): Promise<void> {
  await db.insert(blockedNumbers).values(row)
}

export async function deleteBlocked(db: Executor, lineId: string, number: string): Promise<void> {
  await db.delete(blockedNumbers).where(and(eq(blockedNumbers.lineId, lineId), eq(blockedNumbers.number, number)))
}

/** Returns the newest first. */
export const findAddresses = (db: Executor, lineIds: readonly string[]): Promise<AddressRow[]> =>
  db
    .select()
    .from(emergencyAddresses)
    .where(inArray(emergencyAddresses.lineId, [...lineIds]))
    .orderBy(desc(emergencyAddresses.filedAt))

/** Stores an address and replaces one that is still pending. */
export async function storeFiledAddress(db: Executor, row: Omit<typeof emergencyAddresses.$inferInsert, 'status'>) {
  const isPending = and(eq(emergencyAddresses.lineId, row.lineId), eq(emergencyAddresses.status, 'pending'))
  await db.delete(emergencyAddresses).where(isPending)
  const [filed] = await db
    .insert(emergencyAddresses)
    .values({ ...row, status: 'pending' })
    .returning()
  if (!filed) throw new Error('The address was not stored')
  return filed
}

/** Finds addresses that the registry has not confirmed, of the given lines or of all. */
export const findPendingAddresses = (db: Executor, lineIds?: readonly string[]) =>
  db
    .select({ id: emergencyAddresses.id, filedAt: emergencyAddresses.filedAt })
    .from(emergencyAddresses)
    .where(
      and(
        eq(emergencyAddresses.status, 'pending'),
        lineIds ? inArray(emergencyAddresses.lineId, [...lineIds]) : undefined,
      ),
    )

export async function markConfirmed(db: Executor, ids: readonly string[], confirmedAt: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(emergencyAddresses)
    .set({ status: 'confirmed', confirmedAt })
    .where(and(inArray(emergencyAddresses.id, [...ids]), eq(emergencyAddresses.status, 'pending')))
}

/** Converts lines to their wire format, with their block lists and addresses. */
export async function describeLines(db: Executor, lines: readonly LineRow[]): Promise<VoipLine[]> {
  const ids = lines.map(({ id }) => id)
  if (ids.length === 0) return []
  const blocked = await findBlocked(db, ids)
  const addresses = await findAddresses(db, ids)
  const unheard = await db
    .select({ lineId: voicemails.lineId, total: count() })
    .from(voicemails)
    .where(and(inArray(voicemails.lineId, ids), isNull(voicemails.listenedAt)))
    .groupBy(voicemails.lineId)
  const rowsOfLine = <R extends { lineId: string }>(rows: readonly R[], { id }: LineRow): R[] =>
    rows.filter(({ lineId }) => lineId === id)
  return lines.map((line) =>
    toLine(line, {
      blocked: rowsOfLine(blocked, line).map(({ number }) => number),
      addresses: rowsOfLine(addresses, line),
      unheard: rowsOfLine(unheard, line)[0]?.total ?? 0,
    }),
  )
}

interface LineDetails {
  blocked: string[]
  addresses: readonly AddressRow[]
  unheard: number
}

const toLine = (line: LineRow, { blocked, addresses, unheard }: LineDetails): VoipLine => ({
  line_id: line.id,
  number: line.number,
  caller_id_name: line.callerIdName,
  forwarding: line.forwarding,
  forward_to: line.forwardTo,
  is_simultaneous_ring_on: line.isSimultaneousRingOn,
  simultaneous_ring_numbers: line.simultaneousRingNumbers,
  rejects_anonymous: line.rejectsAnonymous,
  is_international_on: line.isInternationalOn,
  blocked,
  emergency_address: toAddress(addresses.find(({ status }) => status === 'confirmed')),
  pending_address: toAddress(addresses.find(({ status }) => status === 'pending')),
  unheard_count: unheard,
  greeting_date: line.greetingSetAt?.toISOString() ?? null,
})

const toAddress = (row: AddressRow | undefined): EmergencyAddress | null =>
  row
    ? {
        street_address: row.streetAddress,
        unit: row.unit,
        city: row.city,
        state: row.state,
        zip: row.zip,
        filed_date: row.filedAt.toISOString(),
        confirmed_date: row.confirmedAt?.toISOString() ?? null,
      }
    : null
