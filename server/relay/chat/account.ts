/** Questions about one's own account, answered by the very queries that the screens are answered by. */
import { addressLine } from '#shared/addresses'
import { serviceIn } from '#shared/commands/parameters'
import { serviceGroupOf, serviceLabels } from '#shared/services'
import { accountQuestions, type AccountTopic } from '#shared/chat/questions'
import type { ChatAnswer } from '#shared/contract/chat'
import { brandName } from '#shared/brands'
import { formatDay } from '#shared/dates'
import { wallClock } from '#shared/openingHours'
import { formatCents } from '#shared/money'
import { paths } from '#shared/paths'
import { statusLabels } from '#shared/paymentLabels'
import { notFound } from '../../http/appError'
import type { Actor } from '../../http/actor'
import { reachWith, recordLook, type Reach } from '../../http/ownership'
import type { Services } from '../../services'
import { readerOf } from '../../features/cases/access'
import { findCases } from '../../features/cases/queries'
import { prepareFindPayments } from '../../features/payments/history'
import { prepareFindBalance } from '../../features/payments/queries'
import { findRunning, planIn } from '../../features/plans/queries'
import { findAskedAccount, type AskedAccount } from './queries'
import { accountTextsFor, chatTexts } from './texts'

type Answered = Pick<ChatAnswer, 'text' | 'links'>

interface Asked {
  actor: Actor
  reach: Reach
  account: AskedAccount
}

const mostNamed = 3

/** Whatever lies beyond somebody's reach or rights is answered as everywhere: not there, or not theirs to see. */
export function createAccountAnswers({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const findBalance = prepareFindBalance(db)
  const findPayments = prepareFindPayments(db, config.TIME_ZONE)

  const balanceOf = ({ reach, account }: Asked) =>
    findBalance(reach, {
      service_account_id: account.serviceAccountId,
      billing_group_id: account.groupId,
      service_type: account.serviceType,
    })

  async function balance(asked: Asked): Promise<Answered> {
    const found = await balanceOf(asked)
    if (!found) throw notFound()
    const { unpaidBalance: owed, dueOn, autopayOn } = found
    const texts = accountTextsFor(asked.actor)
    const due = dueOn ? `, due ${formatDay(dueOn)}` : ''
    const text = [
      owed > 0
        ? `${texts.owes(formatCents(owed))}${due}.`
        : owed < 0
          ? texts.hasCredit(formatCents(-owed))
          : texts.owesNothing,
      ...(autopayOn ? [`Autopay pays it on ${formatDay(autopayOn)}.`] : []),
    ]
    return {
      text,
      links: [
        { label: 'Make a payment', path: paths.payment },
        { label: 'See the bill', path: paths.billingHistory },
      ],
    }
  }

  async function lastPayment({ actor, reach, account }: Asked): Promise<Answered> {
    const filter = { billing_group_id: account.groupId, page_number: 1, page_size: 1 }
    const { payments } = await findPayments(reach, filter, clock.today())
    const links = [{ label: 'Payment history', path: paths.paymentHistory }]
    const [last] = payments
    if (!last) return { text: [chatTexts.noPayment], links }
    const day = formatDay(wallClock(new Date(last.created_date), config.TIME_ZONE).day)
    const state = last.status === 'posted' ? 'It is posted' : `Its state is “${statusLabels[last.status]}”`
    const text = `${accountTextsFor(actor).lastPayment} was ${formatCents(last.amount)} on ${day}, with ${brandName(last.method_type)}${last.method_last4 ? ` ending in ${last.method_last4}` : ''}. ${state}; the confirmation number is ${last.confirmation_number}.`
    return { text: [text], links }
  }

  async function openRequests({ actor, reach, account }: Asked): Promise<Answered> {
    const { cases, total_count: count } = await findCases(
      db,
      { ...readerOf(actor), reach },
      {
        crm_service_account_id: [account.serviceAccountId],
        tab: 'open',
        sort: 'updated',
        page_number: 1,
        page_size: mostNamed,
        zone: config.TIME_ZONE,
      },
    )
    const links = [{ label: 'My service requests', path: paths.serviceTicket }]
    const texts = accountTextsFor(actor)
    if (count === 0) return { text: [texts.noRequests], links }
    const named = cases.map(({ case_no, title, appointment }) => {
      const visit = appointment ? `, visit on ${formatDay(appointment.date)}` : ''
      return `${case_no}: ${title}${visit}.`
    })
    const more = count > named.length ? [`And ${count - named.length} more.`] : []
    return {
      text: [texts.openRequests(count), ...named, ...more],
      links: [
        ...cases.map(({ case_id, case_no }) => ({
          label: case_no,
          path: `${paths.serviceTicketView}?${new URLSearchParams({ case: case_id }).toString()}`,
        })),
        ...links,
      ],
    }
  }

  async function plan({ actor, account }: Asked): Promise<Answered> {
    const running = (await findRunning(db, [account.serviceAccountId], clock.today())).get(account.serviceAccountId)
    const found = planIn(running ?? [])
    const links = [{ label: 'Fiber settings', path: paths.fiberService }]
    if (!found) return { text: [chatTexts.noPlan], links }
    const { product } = found
    const speed = product.speedMbps === null ? '' : `, ${product.speedMbps} Mbps`
    const extras = (running ?? [])
      .filter(({ product: { kind } }) => kind !== 'plan')
      .map(({ product: { name } }) => name)
    const text = [
      `${accountTextsFor(actor).hasPlan(product.name)}${speed}, for ${formatCents(product.monthlyPrice)} a month.`,
      ...(extras.length > 0 ? [`With it: ${extras.join(', ')}.`] : []),
    ]
    return { text, links: account.serviceType === 'FIBER' ? links : [] }
  }

  async function autopay(asked: Asked): Promise<Answered> {
    const found = await balanceOf(asked)
    if (!found) throw notFound()
    const links = [{ label: 'Payment methods and autopay', path: paths.managePayment }]
    if (!found.autopayEnabled) return { text: ['Autopay is off for this account.'], links }
    const next = found.autopayOn ? ` It pays next on ${formatDay(found.autopayOn)}.` : ' Nothing is due right now.'
    return { text: [`Autopay is on for this account.${next}`], links }
  }

  const answers: Record<AccountTopic, (asked: Asked) => Promise<Answered>> = {
    balance,
    lastPayment,
    openRequests,
    plan,
    autopay,
  }

  /** Throws `not_found` for an account out of reach. Staff who ask about a customer's account leave a record. */
  return async function answerAbout(
    topic: AccountTopic,
    actor: Actor,
    { serviceAccountId, address, question }: { serviceAccountId: string; address: string; question: string },
  ): Promise<Answered> {
    const { right } = accountQuestions[topic]
    const texts = accountTextsFor(actor)
    if (!actor.rights.has(right)) return { text: [texts.notAllowed], links: [] }
    const reach = reachWith(actor, right)
    const account = await findAskedAccount(db, reach, serviceAccountId)
    if (!account) throw notFound()
    await recordLook(db, actor, { customerNumber: account.customerNumber, address, what: `chat ${topic}` })
    const asked = serviceIn(question)
    const chosen = serviceLabels[account.serviceType]
    if (asked && serviceGroupOf(asked) !== serviceGroupOf(account.serviceType)) {
      return { text: [texts.otherService(serviceLabels[asked], chosen)], links: [] }
    }
    const { text, links } = await answers[topic]({ actor, reach, account })
    return { text: [`${chosen} at ${addressLine(account.streetAddress, account.unit)}:`, ...text], links }
  }
}
