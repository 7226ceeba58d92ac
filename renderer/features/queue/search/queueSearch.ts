/** Reads and writes the queue's search in the URL. */

import { type CasePriority, casePriorities } from '#shared/cases/cases'
import { type QueueTab, queueTabs } from '#shared/cases/queue'
import type { AttachedLabel } from '#shared/contract/cases/messageLabels'
import { addDays } from '#shared/format/dates'
import { isUuid } from '#shared/http/ids'
import { queueDays } from '#shared/http/limits'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as priorityTexts from '#shared/texts/cases/priorities'
import * as queueTexts from '#shared/texts/cases/queue'
import type { QueueFilter } from '../../../api/cases/queue'
import { initialQueueFilter } from '../../../domain/cases/initialQueueFilter'
import { numberText } from '../../../ui/format/amounts'
import { dayText } from '../../../ui/format/days'
import { phoneMask } from '../../../ui/forms/phoneMask'

export interface QueueSearch {
  /** Searched in title and description only. */
  topic: string
  /** Case matters by default, as specified. */
  isCaseMatched: boolean
  address: string
  email: string
  phone: string
  /** The id of a label; empty for any. */
  label: string
  /** The id of a team; empty for any. */
  team: string
  /** Empty for any. */
  priority: CasePriority | ''
  from: string
  to: string
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** Every day that the specification searches: the last 1000 days. */
export const allDays = (today: string) => ({ from: addDays(today, -queueDays), to: today })

export function readSearch(search: URLSearchParams, today: string): QueueSearch {
  const text = (name: string): string => search.get(name) ?? ''
  const defaultDays = allDays(today)
  const [from, to] = [search.get('from'), search.get('to')]
  return {
    topic: readTopic(search),
    // The parameter is `match`, because `case` is the open message.
    isCaseMatched: text('match') !== 'any',
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
    label: isUuid(text('label')) ? text('label') : '',
    team: isUuid(text('team')) ? text('team') : '',
    priority: casePriorities.find((priority) => priority === text('priority')) ?? '',
    from: isDay(from) ? from : defaultDays.from,
    to: isDay(to) && to <= today ? to : defaultDays.to,
  }
}

export const readTab = (search: URLSearchParams): QueueTab =>
  queueTabs.find((tab) => tab === search.get('tab')) ?? 'all'

/** Default values are left out of the URL, because the default days move on every day. */
export function toSearchParams(search: QueueSearch, today: string): Record<string, string> {
  const defaultDays = allDays(today)
  return {
    search: search.topic.trim(),
    match: search.isCaseMatched || search.topic.trim() === '' ? '' : 'any',
    address: search.address.trim(),
    email: search.email.trim(),
    phone: search.phone,
    label: search.label,
    team: search.team,
    priority: search.priority,
    from: search.from === defaultDays.from ? '' : search.from,
    to: search.to === defaultDays.to ? '' : search.to,
  }
}

/** The words that are searched in title and description. */
export const readTopic = (search: URLSearchParams): string => (search.get('search') ?? '').slice(0, 200)

/** The words that are searched in everything about a message. */
export const readWords = (search: URLSearchParams): string => (search.get('words') ?? '').slice(0, 200)

/** A search without criteria. */
export const emptySearch = (today: string): QueueSearch => ({
  topic: '',
  isCaseMatched: true,
  address: '',
  email: '',
  phone: '',
  label: '',
  team: '',
  priority: '',
  ...allDays(today),
})

export function readQueueFilter(search: URLSearchParams, today: string): QueueFilter {
  const { topic, isCaseMatched, from, to, label, team, priority, ...criteria } = readSearch(search, today)
  return {
    ...initialQueueFilter(today),
    ...criteria,
    fromDate: from,
    toDate: to,
    words: readWords(search),
    search: topic,
    match_case: isCaseMatched,
    tab: readTab(search),
    ...(label !== '' && { label_id: label }),
    ...(team !== '' && { team_id: team }),
    ...(priority !== '' && { priority }),
  }
}

export const isFiltered = (search: URLSearchParams): boolean =>
  ['words', 'search', 'address', 'email', 'phone', 'label', 'team', 'priority', 'from', 'to'].some((name) =>
    search.has(name),
  )

/** Describes the search in one line: its days, then its other criteria. The name of a team follows. */
export function describeSearch(search: QueueSearch, today: string, labels: readonly AttachedLabel[]): string {
  const { topic, isCaseMatched, address, email, phone, label, priority, from, to } = search
  const defaultDays = allDays(today)
  const days =
    from === defaultDays.from && to === defaultDays.to
      ? queueTexts.lastDaysCriterion(numberText(queueDays))
      : from === to
        ? queueTexts.messagesFrom(dayText(from))
        : queueTexts.messagesFromTo(dayText(from), dayText(to))
  return [
    days,
    topic === '' ? '' : queueTexts.topicCriterion(topic, isCaseMatched),
    address === '' ? '' : queueTexts.addressCriterion(address),
    email === '' ? '' : queueTexts.emailCriterion(email),
    phone === '' ? '' : queueTexts.phoneCriterion(phoneMask(phone)),
    label === '' ? '' : labelText(labels.find(({ label_id }) => label_id === label)),
    priority === '' ? '' : priorityTexts.priorityCriterion(priorityTexts.priorityLabels[priority]),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** A label in a shared link may have been removed since. */
const labelText = (label: AttachedLabel | undefined): string =>
  label ? messageLabelTexts.labelCriterion(label.name) : messageLabelTexts.removedLabelCriterion

export const isDefaultSearch = (search: QueueSearch, today: string): boolean =>
  Object.values(toSearchParams(search, today)).every((value) => value === '')

export const emptyTexts: Record<QueueTab, string> = {
  all: queueTexts.noneInPeriod,
  mine: queueTexts.noneOfYours,
  unassigned: queueTexts.noneUnassigned,
  unanswered: queueTexts.noneUnanswered,
  overdue: queueTexts.noneOverdue,
  snoozed: queueTexts.noneSnoozed,
}
