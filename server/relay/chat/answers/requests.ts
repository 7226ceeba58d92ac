/** Open requests, the next visit and what is unread: as the dashboard and the menu count them. */
import { formatDay } from '#shared/dates'
import { windowLabels } from '#shared/caseLabels'
import { reachesAll } from '../../../http/actor'
import type { Services } from '../../../services'
import { findCases } from '../../../features/cases/queries'
import { readerOf } from '../../../features/cases/access'
import { unreadOf } from '../../../features/messages/unread'
import { caseLink, to } from '../links'
import { chatTexts } from '../texts'
import type { Answered, Asked } from './asked'

const mostNamed = 3
const visitsLookedAt = 20

export function createRequestAnswers({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const find = ({ actor, reach }: Asked, sort: 'updated' | 'appointment', size: number) =>
    findCases(
      db,
      { ...readerOf(actor), reach },
      { tab: 'open', sort, page_number: 1, page_size: size, zone: config.TIME_ZONE },
    )

  async function openRequests(asked: Asked): Promise<Answered> {
    const { cases, counts } = await find(asked, 'updated', mostNamed)
    const links = [to.requests]
    if (counts.open === 0) return { text: [asked.texts.noRequests], links }
    const named = cases.map(({ case_no, title, status, street_address, appointment }) => {
      const place = street_address === '' ? '' : `, ${street_address}`
      const visit = appointment ? `, visit on ${formatDay(appointment.date)}` : ''
      return `${case_no}: ${title}${place}${visit}${status === 'waiting' ? ` – ${asked.texts.waiting}` : ''}.`
    })
    const left = counts.open - named.length
    return {
      text: [
        `${asked.texts.openRequests(counts.open)}${counts.waiting > 0 ? ` ${asked.texts.waitingRequests(counts.waiting)}` : ''}`,
        ...named,
        ...(left > 0 ? [`And ${left} more.`] : []),
      ],
      links: [...cases.map(({ case_id, case_no }) => caseLink(case_id, case_no)), ...links],
    }
  }

  async function nextVisit(asked: Asked): Promise<Answered> {
    const today = clock.today()
    const { cases } = await find(asked, 'appointment', visitsLookedAt)
    const [next] = cases
      .flatMap(({ appointment, ...one }) => (appointment && appointment.date >= today ? [{ ...one, appointment }] : []))
      .toSorted((one, other) => one.appointment.date.localeCompare(other.appointment.date))
    if (!next) return { text: [asked.texts.noVisit], links: [to.requests] }
    const { case_id, case_no, title, street_address, appointment } = next
    const place = street_address === '' ? '' : ` at ${street_address}`
    return {
      text: [
        `The next visit${place} is on ${formatDay(appointment.date)}, ${windowLabels[appointment.window]}: ${title} (${case_no}).`,
      ],
      links: [caseLink(case_id, case_no), to.requests],
    }
  }

  /** Staff have a queue instead. */
  async function unread({ actor }: Asked): Promise<Answered> {
    if (reachesAll(actor)) return { text: [chatTexts.staffQueue], links: [to.queue] }
    const { messages } = await unreadOf(db, actor)
    return { text: [chatTexts.unread(messages)], links: [to.messages] }
  }

  return { openRequests, nextVisit, unread }
}
