/** Finds a case by its number, so that the search can open the case itself and not only its customer. */
import { eq } from 'drizzle-orm'
import type { FoundCase } from '#shared/contract/customers/customers'
import type { Executor } from '../../../db/database'
import { cases } from '../../../db/schema/cases/cases'
import { partsFor, type RightSet } from '../../../directory/timeline/rules'

/** Returns null when there is none or the caller may not read it. */
export async function findCaseByNumber(
  db: Executor,
  { number, rights }: { number: string; rights: RightSet },
): Promise<{ customerNumber: string; found: FoundCase } | null> {
  const [row] = await db.select().from(cases).where(eq(cases.number, number))
  if (!row) return null
  const isMessage = row.kind === 'message'
  if (partsFor(rights, isMessage ? 'messages' : 'requests').length === 0) return null
  const found = { case_id: row.id, case_no: row.number, title: row.title, is_message: isMessage }
  return { customerNumber: row.customerNumber, found }
}
