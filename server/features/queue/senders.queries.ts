/** Finds the senders and addresses that a search of the queue names. */
import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Executor } from '../../db/database'
import { rowsOf } from '../../db/rows'
import { cases } from '../../db/schema/cases/cases'
import { contacts, premises } from '../../db/schema/customers/accounts'
import { addressPattern, containsPattern } from '../../text/likePatterns'
import type { SenderCriteria } from './rules'

/**
 * Up to this many matching senders or addresses are looked up first. With more, the search scans the queue from its
 * newest end instead.
 */
const maxGathered = 5000

export type SenderCondition = { kind: 'gathered'; where: SQL | undefined } | { kind: 'walked'; where: SQL | undefined }

/**
 * Builds the condition for sender and address. A few matches are looked up first; many are checked for each message.
 */
export async function buildSenderCondition(
  db: Executor,
  { contactParts, address }: SenderCriteria,
): Promise<SenderCondition> {
  const matchesPerson = and(...contactParts.map((part) => sql`${contacts.personText} like ${containsPattern(part)}`))
  const matchesPlace = address === '' ? undefined : sql`${premises.addressText} like ${addressPattern(address)}`
  const [contactIds, premiseNumbers] = await Promise.all([
    contactParts.length === 0
      ? null
      : gatherIds(db, sql`select ${contacts.id} as id from ${contacts} where ${matchesPerson}`),
    matchesPlace ? gatherIds(db, sql`select ${premises.number} as id from ${premises} where ${matchesPlace}`) : null,
  ])
  const conditions = [
    contactIds === null
      ? undefined
      : contactIds === 'many'
        ? sql`exists (select 1 from ${contacts} where ${contacts.id} = ${cases.contactId} and ${matchesPerson})`
        : sql`${cases.contactId} = any(${sql.param(contactIds)})`,
    premiseNumbers === null
      ? undefined
      : premiseNumbers === 'many'
        ? sql`exists (select 1 from ${premises} where ${premises.number} = ${cases.premiseNumber} and ${matchesPlace})`
        : sql`${cases.premiseNumber} = any(${sql.param(premiseNumbers)})`,
  ]
  const isNarrow = Array.isArray(contactIds) || Array.isArray(premiseNumbers)
  return {
    kind: isNarrow || conditions.every((condition) => !condition) ? 'gathered' : 'walked',
    where: and(...conditions),
  }
}

async function gatherIds(db: Executor, ids: SQL): Promise<string[] | 'many'> {
  const rows = rowsOf(z.object({ id: z.string() }), await db.execute(sql`${ids} limit ${maxGathered + 1}`))
  return rows.length > maxGathered ? 'many' : rows.map(({ id }) => id)
}
