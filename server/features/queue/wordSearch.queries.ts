/** Searches the queue for words in everything that staff see of a message: its text, sender, address and number. */
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { cases } from '../../db/schema/cases/cases'
import { compareNewestFirst, findByText, findPage, type IdPage, type PageSearch, totalOf } from './pages.queries'
import { caseNumbersIn, parsePerson } from './rules'
import { buildSenderCondition } from './senders.queries'

/** Each kind of match has a separate index, so each is searched separately, and their newest messages are merged. */
export async function findByWords(db: Database, { page, ...search }: PageSearch, words: string): Promise<IdPage> {
  // A message of the page may be at any position of one of the searches.
  const untilPageEnd = { limit: page.offset + page.limit, offset: 0 }
  const findWhere = async (where: Promise<SQL | undefined> | SQL): Promise<IdPage> =>
    findPage(db, { ...search, conditions: and(search.conditions, await where), page: untilPageEnd })
  const numbers = caseNumbersIn(words)
  const [byText, ...others] = await Promise.all([
    findByText(db, { ...search, page: untilPageEnd }, { text: words, isCaseMatched: false }),
    findWhere(whereSender(db, { contactParts: parsePerson(words), address: '' })),
    findWhere(whereSender(db, { contactParts: [], address: words })),
    ...(numbers.length === 0 ? [] : [findWhere(inArray(cases.number, numbers))]),
  ])
  const pages = [byText, ...others]
  const distinct = new Map(pages.flatMap((found) => found.rows.map((row) => [row.id, row])))
  const rows = [...distinct.values()].toSorted(compareNewestFirst)
  const isAll = pages.every((found) => found.rows.length < untilPageEnd.limit)
  // Texts are not searched further back, although the other searches may find older messages.
  const end = byText.rows.length < untilPageEnd.limit ? byText.end : null
  return { rows: rows.slice(page.offset, untilPageEnd.limit), end, total: totalOf(rows.length, isAll && end === null) }
}

const whereSender = async (
  db: Database,
  criteria: Parameters<typeof buildSenderCondition>[1],
): Promise<SQL | undefined> => (await buildSenderCondition(db, criteria)).where
