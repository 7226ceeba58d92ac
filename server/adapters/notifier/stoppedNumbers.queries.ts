/** Phone numbers that get no text messages, because their owner replied STOP. */
import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { incomingTexts, stoppedNumbers } from '../../db/schema/deliverability'

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
