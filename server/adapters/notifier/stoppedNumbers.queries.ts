/** Phone numbers that get no text messages, because their owner replied STOP, and those that were told of this word. */
import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { incomingTexts, informedNumbers, stoppedNumbers } from '../../db/schema/customers/deliverability'

export async function isNumberStopped(db: Executor, phone: string): Promise<boolean> {
  const rows = await db
    .select({ phone: stoppedNumbers.phone })
    .from(stoppedNumbers)
    .where(eq(stoppedNumbers.phone, phone))
  return rows.length > 0
}

/** Returns whether the number got text messages before. */
export async function stopNumber(tx: Executor, phone: string, now: Date): Promise<boolean> {
  const stopped = await tx
    .insert(stoppedNumbers)
    .values({ phone, stoppedAt: now })
    .onConflictDoNothing()
    .returning({ phone: stoppedNumbers.phone })
  return stopped.length > 0
}

export async function startNumber(tx: Executor, phone: string): Promise<void> {
  await tx.delete(stoppedNumbers).where(eq(stoppedNumbers.phone, phone))
}

/** Returns true for one caller per message, however often the gateway delivers it. */
export async function takeIncomingText(tx: Executor, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .insert(incomingTexts)
    .values({ id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: incomingTexts.id })
  return taken.length > 0
}

/** Returns whether a text message told the owner of the number how to stop them. */
export async function isNumberInformed(db: Executor, phone: string): Promise<boolean> {
  const rows = await db
    .select({ phone: informedNumbers.phone })
    .from(informedNumbers)
    .where(eq(informedNumbers.phone, phone))
  return rows.length > 0
}

export async function markInformed(db: Executor, phone: string, now: Date): Promise<void> {
  await db.insert(informedNumbers).values({ phone, informedAt: now }).onConflictDoNothing()
}
