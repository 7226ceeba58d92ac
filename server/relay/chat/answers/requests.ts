/**
 * Answers about open requests, the next visit and unread messages, with the same counts as the dashboard and the menu.
 */

import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import * as chatRequestTexts from '#shared/texts/speech/chatRequests'
import { readerOf } from '../../../directory/cases/access'
import { findCases } from '../../../features/cases/cases.queries'
import { countWaitingFor } from '../../../features/messages/countWaiting'
import { seesAllCustomers } from '../../../http/actor'
import type { Services } from '../../../services'
import { caseLink, pageLink } from '../links'
import type { AccountAnswer, QuestionContext } from './questionContext'

const maxListed = 3
const maxCasesChecked = 20

export function createRequestAnswers({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const findOpenCases = ({ actor, customerScope }: QuestionContext, sort: 'waiting' | 'appointment', size: number) =>
    findCases(
      db,
      { ...readerOf(actor), scope: customerScope },
      { tab: 'open', sort, page_number: 1, page_size: size, zone: config.TIME_ZONE },
    )

  async function openRequests(context: QuestionContext): Promise<AccountAnswer> {
    const { cases, counts } = await findOpenCases(context, 'waiting', maxListed)
    const links = [pageLink('serviceTicket')]
    const { owner } = context
    if (counts.open === 0) return { text: [chatRequestTexts.noRequests[owner]], links }
    const caseLines = cases.map(({ case_no, title, status, street_address, appointment }) =>
      chatRequestTexts.requestLine(owner, {
        caseNumber: case_no,
        title,
        address: street_address,
        visitOn: appointment?.date ?? null,
        isWaiting: status === 'waiting',
      }),
    )
    const remaining = counts.open - caseLines.length
    return {
      text: [
        counts.waiting === 0
          ? chatRequestTexts.openRequests(owner, counts.open)
          : chatRequestTexts.openRequestsWaiting(owner, counts.open, counts.waiting),
        ...caseLines,
        ...(remaining > 0 ? [chatAccountTexts.andMore(remaining)] : []),
      ],
      links: [...cases.map(({ case_id, case_no }) => caseLink(case_id, case_no)), ...links],
    }
  }

  async function nextVisit(context: QuestionContext): Promise<AccountAnswer> {
    const today = clock.today()
    const { cases } = await findOpenCases(context, 'appointment', maxCasesChecked)
    const [next] = cases
      .flatMap(({ appointment, ...details }) =>
        appointment && appointment.date >= today ? [{ ...details, appointment }] : [],
      )
      .toSorted((first, second) => first.appointment.date.localeCompare(second.appointment.date))
    if (!next) return { text: [chatRequestTexts.noVisit[context.owner]], links: [pageLink('serviceTicket')] }
    const { case_id, case_no, title, street_address, appointment } = next
    return {
      text: [
        chatRequestTexts.nextVisit({
          address: street_address,
          day: appointment.date,
          window: appointmentTexts.windowLabels[appointment.window],
          title,
          caseNumber: case_no,
        }),
      ],
      links: [caseLink(case_id, case_no), pageLink('serviceTicket')],
    }
  }

  /** Staff have the message queue instead. */
  async function unread({ actor }: QuestionContext): Promise<AccountAnswer> {
    if (seesAllCustomers(actor)) return { text: [chatAnswerTexts.staffQueue], links: [pageLink('messageQueue')] }
    const { unread_messages: messages } = await countWaitingFor(db, actor)
    return { text: [chatAnswerTexts.unread(messages)], links: [pageLink('messageCenter')] }
  }

  return { openRequests, nextVisit, unread }
}
