/** Voice lines within reach: their settings, block lists and emergency addresses. */
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { EmergencyAddress, VoiceLine } from '#shared/contract/voice'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/accounts'
import { blockedNumbers, emergencyAddresses, voiceLines, voicemails } from '../../db/schema/voice'
import { within, type Reach } from '../../http/ownership'

export type LineRow = typeof voiceLines.$inferSelect
type AddressRow = typeof emergencyAddresses.$inferSelect

/** The customer of a voice account within reach, or null. */
export async function findCustomer(db: Executor, reach: Reach, serviceAccountId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(serviceAccounts.id, serviceAccountId),
        eq(serviceAccounts.serviceType, 'VOIP'),
        within(reach, billingAccounts.customerNumber),
      ),
    )
  return row?.customerNumber ?? null
}

/** A line within reach with its customer, or null. */
export async function findLine(db: Executor, reach: Reach, id: string) {
  const [row] = await db
    .select({ line: voiceLines, status: serviceAccounts.status, customerNumber: billingAccounts.customerNumber })
    .from(voiceLines)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, voiceLines.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(voiceLines.id, id), within(reach, billingAccounts.customerNumber)))
  return row ?? null
}

/** The lines of an account whose customer was found before. */
export const findLinesOf = (db: Executor, serviceAccountId: string): Promise<LineRow[]> =>
  db.select().from(voiceLines).where(eq(voiceLines.serviceAccountId, serviceAccountId)).orderBy(asc(voiceLines.number))

/** Changes a line, and whatever belongs to it, while nobody else does. */
export const inLine = <T>(db: Database, id: string, work: (tx: Executor, line: LineRow) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const [line] = await tx.select().from(voiceLines).where(eq(voiceLines.id, id)).for('update')
    if (!line) throw new Error('The line is gone')
    return work(tx, line)
  })

export type LineSettings = Partial<Omit<LineRow, 'id' | 'serviceAccountId' | 'number'>>

export async function setLine(db: Executor, id: string, settings: LineSettings): Promise<void> {
  await db.update(voiceLines).set(settings).where(eq(voiceLines.id, id))
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

/** The newest first. */
export const findAddresses = (db: Executor, lineIds: readonly string[]): Promise<AddressRow[]> =>
  db
    .select()
    .from(emergencyAddresses)
    .where(inArray(emergencyAddresses.lineId, [...lineIds]))
    .orderBy(desc(emergencyAddresses.filedAt))

/** Files an address in place of one that still waits. */
export async function fileAddress(db: Executor, row: Omit<typeof emergencyAddresses.$inferInsert, 'status'>) {
  const waiting = and(eq(emergencyAddresses.lineId, row.lineId), eq(emergencyAddresses.status, 'pending'))
  await db.delete(emergencyAddresses).where(waiting)
  const [filed] = await db
    .insert(emergencyAddresses)
    .values({ ...row, status: 'pending' })
    .returning()
  if (!filed) throw new Error('The address was not stored')
  return filed
}

/** What the registry has not confirmed yet, of some lines or of all. */
export const findPending = (db: Executor, lineIds?: readonly string[]) =>
  db
    .select({ id: emergencyAddresses.id, filedAt: emergencyAddresses.filedAt })
    .from(emergencyAddresses)
    .where(
      and(
        eq(emergencyAddresses.status, 'pending'),
        lineIds ? inArray(emergencyAddresses.lineId, [...lineIds]) : undefined,
      ),
    )

export async function markConfirmed(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(emergencyAddresses)
    .set({ status: 'confirmed', confirmedAt: at })
    .where(and(inArray(emergencyAddresses.id, [...ids]), eq(emergencyAddresses.status, 'pending')))
}

/** Lines as they are answered, with all that belongs to them. */
export async function describeLines(db: Executor, lines: readonly LineRow[]): Promise<VoiceLine[]> {
  const ids = lines.map(({ id }) => id)
  if (ids.length === 0) return []
  const blocked = await findBlocked(db, ids)
  const addresses = await findAddresses(db, ids)
  const unheard = await db
    .select({ lineId: voicemails.lineId, total: count() })
    .from(voicemails)
    .where(and(inArray(voicemails.lineId, ids), isNull(voicemails.heardAt)))
    .groupBy(voicemails.lineId)
  const ofLine = <R extends { lineId: string }>(rows: readonly R[], { id }: LineRow): R[] =>
    rows.filter(({ lineId }) => lineId === id)
  return lines.map((line) =>
    toLine(line, {
      blocked: ofLine(blocked, line).map(({ number }) => number),
      addresses: ofLine(addresses, line),
      unheard: ofLine(unheard, line)[0]?.total ?? 0,
    }),
  )
}

interface Belongings {
  blocked: string[]
  addresses: readonly AddressRow[]
  unheard: number
}

const toLine = (line: LineRow, { blocked, addresses, unheard }: Belongings): VoiceLine => ({
  line_id: line.id,
  number: line.number,
  caller_id_name: line.callerIdName,
  forwarding: line.forwarding,
  forward_to: line.forwardTo,
  is_ringing_also: line.isRingingAlso,
  rings_also: line.ringsAlso,
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
