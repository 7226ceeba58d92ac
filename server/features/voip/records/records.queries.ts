/** Queries the voicemails and calls of VoIP lines in scope. */
import { and, count, desc, eq } from 'drizzle-orm'
import type { Voicemail, VoipCall } from '#shared/contract/services/voip'
import type { CallKind } from '#shared/services/voip'
import type { Database, Executor } from '../../../db/database'
import { limitOffsetOf, type PageQuery } from '../../../db/paging'
import { billingAccounts, serviceAccounts } from '../../../db/schema/customers/accounts'
import { voicemails, voipCalls, voipLines } from '../../../db/schema/services/voip'
import { type AuditEntry, audit, type CustomerScope, inScope } from '../../../http/customerScope'

/** Returns the newest first. The caller must have checked that the line is in scope. */
export async function findVoicemails(db: Executor, lineId: string, page: PageQuery) {
  const where = eq(voicemails.lineId, lineId)
  const { limit, offset } = limitOffsetOf(page)
  const rows = await db
    .select()
    .from(voicemails)
    .where(where)
    .orderBy(desc(voicemails.receivedAt), desc(voicemails.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(voicemails).where(where)
  return { voicemails: rows.map(toVoicemail), total_count: counted?.total ?? 0 }
}

export async function findCalls(
  db: Executor,
  lineId: string,
  { kind, ...page }: PageQuery & { kind?: CallKind | undefined },
) {
  const where = and(eq(voipCalls.lineId, lineId), kind ? eq(voipCalls.kind, kind) : undefined)
  const { limit, offset } = limitOffsetOf(page)
  const rows = await db
    .select()
    .from(voipCalls)
    .where(where)
    .orderBy(desc(voipCalls.startedAt), desc(voipCalls.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(voipCalls).where(where)
  return { calls: rows.map(toCall), total_count: counted?.total ?? 0 }
}

/** Returns a voicemail in scope with its line and customer, or null. */
export async function findVoicemail(db: Executor, scope: CustomerScope, id: string) {
  const [row] = await db
    .select({
      customerNumber: billingAccounts.customerNumber,
      number: voipLines.number,
      seconds: voicemails.seconds,
    })
    .from(voicemails)
    .innerJoin(voipLines, eq(voipLines.id, voicemails.lineId))
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, voipLines.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(voicemails.id, id), inScope(scope, billingAccounts.customerNumber)))
  return row ?? null
}

/** The caller must have checked that the voicemail is in scope. */
export async function setListened(db: Executor, id: string, listenedAt: Date | null): Promise<void> {
  await db.update(voicemails).set({ listenedAt }).where(eq(voicemails.id, id))
}

export async function deleteVoicemailRecord(
  db: Database,
  id: string,
  auditEntry: Omit<AuditEntry, 'action'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await tx.delete(voicemails).where(eq(voicemails.id, id)).returning({ id: voicemails.id })
    if (deleted.length > 0) await audit(tx, { ...auditEntry, action: 'voice.voicemail_deleted' })
  })
}

const toVoicemail = (row: typeof voicemails.$inferSelect): Voicemail => ({
  voicemail_id: row.id,
  from_number: row.fromNumber,
  from_name: row.fromName,
  received_date: row.receivedAt.toISOString(),
  seconds: row.seconds,
  transcription: row.transcription,
  is_heard: row.listenedAt !== null,
})

const toCall = (row: typeof voipCalls.$inferSelect): VoipCall => ({
  call_id: row.id,
  kind: row.kind,
  number: row.number,
  name: row.name,
  started_date: row.startedAt.toISOString(),
  seconds: row.seconds,
})
