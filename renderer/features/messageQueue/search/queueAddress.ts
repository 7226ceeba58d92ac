/** What the queue is searched for, as it stands in the address. */
import { addDays } from '#shared/dates'
import type { CarriedLabel } from '#shared/contract/messageLabels'
import { isUuid } from '#shared/ids'
import { queueDays, queuePageSize, queueTabs, type QueueTab } from '#shared/queue'
import type { QueueFilter } from '../../../api/queue'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { numberText } from '../../../ui/look/amounts'
import { dayText } from '../../../ui/look/days'
import * as queueTexts from '#shared/texts/queue'

export interface QueueSearch {
  address: string
  email: string
  phone: string
  /** The id of one; empty where it does not matter. */
  label: string
  from: string
  to: string
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** Every day that the specification looks through: from 1000 days ago to today. */
export const allDays = (today: string) => ({ from: addDays(today, -queueDays), to: today })

export function searchIn(address: URLSearchParams, today: string): QueueSearch {
  const text = (name: string): string => address.get(name) ?? ''
  const usual = allDays(today)
  const [from, to] = [address.get('from'), address.get('to')]
  return {
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
    label: isUuid(text('label')) ? text('label') : '',
    from: isDay(from) ? from : usual.from,
    to: isDay(to) && to <= today ? to : usual.to,
  }
}

export const tabIn = (address: URLSearchParams): QueueTab =>
  queueTabs.find((tab) => tab === address.get('tab')) ?? 'all'

/** Only what is not usual stands in the address: tomorrow the usual days are others. */
export function toAddress(search: QueueSearch, today: string): Record<string, string> {
  const usual = allDays(today)
  return {
    address: search.address.trim(),
    email: search.email.trim(),
    phone: search.phone,
    label: search.label,
    from: search.from === usual.from ? '' : search.from,
    to: search.to === usual.to ? '' : search.to,
  }
}

export const wordsIn = (address: URLSearchParams): string => (address.get('search') ?? '').slice(0, 200)

/** As the specification has it, unless somebody says otherwise: `case` is the message that is open. */
export const isCaseMatchedIn = (address: URLSearchParams): boolean => address.get('match') !== 'any'

export function filterIn(address: URLSearchParams, today: string): QueueFilter {
  const { from, to, label, ...known } = searchIn(address, today)
  return {
    name: '',
    ...known,
    fromDate: from,
    toDate: to,
    search: wordsIn(address),
    match_case: isCaseMatchedIn(address),
    tab: tabIn(address),
    ...(label !== '' && { label_id: label }),
    page_size: queuePageSize,
  }
}

export const isFiltered = (address: URLSearchParams): boolean =>
  ['address', 'email', 'phone', 'label', 'from', 'to', 'search'].some((name) => address.has(name))

/** What is searched for, in one line. */
export function searchText(search: QueueSearch, today: string, labels: readonly CarriedLabel[]): string {
  const { address, email, phone, label, from, to } = search
  const usual = allDays(today)
  const days =
    from === usual.from && to === usual.to
      ? queueTexts.showingMessagesFromTheLastDays(numberText(queueDays))
      : from === to
        ? `Showing messages from ${dayText(from)}`
        : `Showing messages from ${dayText(from)} to ${dayText(to)}`
  const known = [
    address === '' ? '' : `address “${address}”`,
    email === '' ? '' : `email “${email}”`,
    phone === '' ? '' : `phone ${phoneMask(phone)}`,
    label === '' ? '' : labelText(labels.find(({ label_id }) => label_id === label)),
  ].filter((part) => part !== '')
  return known.length === 0 ? `${days}.` : queueTexts.forLabel(days, known.join(', '))
}

/** One that was passed on in an address may have been removed since. */
const labelText = (label: CarriedLabel | undefined): string =>
  label ? queueTexts.labelOfName(label.name) : queueTexts.aLabel

export const isUsualSearch = ({ address, email, phone, label, from, to }: QueueSearch, today: string): boolean => {
  const usual = allDays(today)
  return address === '' && email === '' && phone === '' && label === '' && from === usual.from && to === usual.to
}

export const tabLabels: Record<QueueTab, string> = {
  all: 'All',
  mine: 'Mine',
  unassigned: 'Unassigned',
  unanswered: 'Unanswered',
  breaching: queueTexts.overdue,
}

/** What it means that nothing stands under a tab. */
/** What can be done about it, or why nothing has to be. */
export const emptyNext: Record<QueueTab, string> = {
  all: queueTexts.messagesAppearHereAutomaticallyAs,
  mine: queueTexts.toPickUpAMessage,
  unassigned: queueTexts.newMessagesAppearHereAutomatically,
  unanswered: queueTexts.newMessagesAppearHereAutomaticallyAnswered,
  breaching: queueTexts.messagesWaitingForAnAnswer,
}

export const emptyTexts: Record<QueueTab, string> = {
  all: queueTexts.noCustomersHaveWrittenDuring,
  mine: queueTexts.noOpenMessagesAreAssigned,
  unassigned: queueTexts.everyOpenMessageIsAssigned,
  unanswered: queueTexts.noCustomersAreWaitingFor,
  breaching: queueTexts.noAnswersAreOverdue,
}
