/** The case whose number somebody looks for, so that it opens itself and not its customer alone. */
import { eq } from 'drizzle-orm'
import type { FoundCase } from '#shared/contract/customers'
import type { Executor } from '../../../../db/database'
import { cases } from '../../../../db/schema/cases'
import { partsFor, type Rights } from '../../timeline/rules'

/** Null where there is none, or one that the caller may not read. */
export async function findCaseNumbered(
  db: Executor,
  { number, rights }: { number: string; rights: Rights },
): Promise<{ customerNumber: string; found: FoundCase } | null> {
  const [row] = await db.select().from(cases).where(eq(cases.number, number))
  if (!row) return null
  const isMessage = row.kind === 'message'
  if (partsFor(rights, isMessage ? 'messages' : 'requests').length === 0) return null
  const found = { case_id: row.id, case_no: row.number, title: row.title, is_message: isMessage }
  return { customerNumber: row.customerNumber, found }
}
