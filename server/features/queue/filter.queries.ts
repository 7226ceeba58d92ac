/** Builds the conditions of a search in the queue, and the order of its messages. Each tab has its own index. */
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CasePriority } from '#shared/cases/cases'
import type { QueueTab } from '#shared/cases/queue'
import { addDays } from '#shared/format/dates'
import { newestFirst } from '../../db/keyset'
import { cases, isMessage, isOpenMessage, isPrioritizedMessage, isUnansweredMessage } from '../../db/schema/cases/cases'
import { labeledMessages } from '../../db/schema/cases/messageLabels'
import { containsPattern } from '../../text/likePatterns'
import type { QueueReader } from './queue.queries'
import type { SenderCriteria } from './rules'

export interface QueueFilter {
  tab: QueueTab
  /** Only messages with this label. */
  label_id?: string | undefined
  /** Only messages of this team. */
  team_id?: string | undefined
  priority?: CasePriority | undefined
  /** Days in the provider's time zone. Null means no end. */
  days: { from: string; to: string | null }
  zone: string
  criteria: SenderCriteria
  /** Only messages of this customer. */
  customerNumber?: string | undefined
  /** Searched in text, name, email, phone, address and case number, regardless of case. */
  words: string
  /** Searched in title and description. */
  search: string
  /** The search is case sensitive (specification, section 5), unless the client turns that off. */
  match_case: boolean
  caseIds?: string[] | undefined
  /** Only messages written to since then, for polling for new ones. */
  since?: Date | undefined
  after?: string | undefined
  page_number: number
  page_size: number
  is_counted?: false | undefined
}

export interface SearchReader extends QueueReader {
  now: Date
}

function isInTab(tab: QueueTab, { userId, now }: SearchReader): SQL | undefined {
  switch (tab) {
    case 'all':
      return isMessage(cases)
    case 'mine':
      return and(isOpenMessage(cases), eq(cases.assignedTo, userId), isNull(cases.snoozedUntil))
    case 'unassigned':
      return and(isOpenMessage(cases), isNull(cases.assignedTo), isNull(cases.snoozedUntil))
    case 'unanswered':
      return and(isUnansweredMessage(cases), isNull(cases.snoozedUntil))
    case 'snoozed':
      return and(isMessage(cases), isNotNull(cases.snoozedUntil))
    case 'overdue':
      return and(isUnansweredMessage(cases), sql`${cases.answerDueAt} < ${now}`)
  }
}

export interface MessageSource {
  from: SQL
  id: AnyPgColumn
  customerWroteAt: AnyPgColumn
  isOfSource: SQL | undefined
}

/**
 * Returns the table whose index gives the order: all cases, or the messages of one label, which store their time too.
 */
export function sourceOf({ label_id: labelId }: Pick<QueueFilter, 'label_id'>): MessageSource {
  if (labelId === undefined)
    return { from: sql`${cases}`, id: cases.id, customerWroteAt: cases.customerWroteAt, isOfSource: undefined }
  const { caseId: id, customerWroteAt } = labeledMessages
  const from = sql`${labeledMessages} join ${cases} on ${cases.id} = ${id}`
  return { from, id, customerWroteAt, isOfSource: eq(labeledMessages.labelId, labelId) }
}

export const orderOf = ({ customerWroteAt: moment, id }: MessageSource) => ({ moment, keys: [id] })

export const orderBy = (source: MessageSource): SQL => sql`order by ${sql.join(newestFirst(orderOf(source)), sql`, `)}`

const startOf = (day: string, zone: string): SQL => sql`(${day}::date::timestamp at time zone ${zone})`

export interface SearchedText {
  text: string
  isCaseMatched: boolean
}

export function containsText({ text, isCaseMatched }: SearchedText): SQL {
  const part = containsPattern(text)
  return isCaseMatched
    ? sql`(${cases.title} like ${part} or ${cases.description} like ${part})`
    : sql`(${cases.title} ilike ${part} or ${cases.description} ilike ${part})`
}

export function matchesFilter(filter: QueueFilter, reader: SearchReader): SQL | undefined {
  const { days, zone, search, caseIds, since, customerNumber } = filter
  const { id, customerWroteAt, isOfSource } = sourceOf(filter)
  return and(
    isOfSource,
    isInTab(filter.tab, reader),
    sql`${customerWroteAt} >= ${startOf(days.from, zone)}`,
    days.to === null ? undefined : sql`${customerWroteAt} < ${startOf(addDays(days.to, 1), zone)}`,
    search === '' ? undefined : containsText({ text: search, isCaseMatched: filter.match_case }),
    caseIds ? inArray(id, caseIds) : undefined,
    since && sql`${customerWroteAt} >= ${since}`,
    customerNumber === undefined ? undefined : eq(cases.customerNumber, customerNumber),
    filter.team_id === undefined ? undefined : eq(cases.teamId, filter.team_id),
    filter.priority === undefined ? undefined : eq(cases.priority, filter.priority),
    // Lets the database use the index of these messages.
    filter.priority === undefined || filter.priority === 'normal' ? undefined : isPrioritizedMessage(cases),
  )
}
