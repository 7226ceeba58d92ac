/** Answers about an address: plans, usage, outages, account numbers and people. */

import { addressLine, fullAddress } from '#shared/customers/addresses'
import { isAlert, outageKind } from '#shared/customers/announcements'
import { addMonths, monthOfPeriod } from '#shared/format/dates'
import { measureText, monthlyTotal } from '#shared/services/plans'
import { type ServiceType, serviceGroupOf } from '#shared/services/services'
import * as peopleTexts from '#shared/texts/customers/people'
import * as outageTexts from '#shared/texts/services/outages'
import * as serviceTexts from '#shared/texts/services/services'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatServiceTexts from '#shared/texts/speech/chatServices'
import { findActiveAnnouncements } from '../../../directory/announcements/announcements.queries'
import { findAudience } from '../../../directory/announcements/audience.queries'
import { findCustomer } from '../../../directory/customers/customers.queries'
import { findOpenOutages } from '../../../directory/outages/openOutages.queries'
import { placeOf } from '../../../directory/outages/outageAnnouncements'
import { userTypeOf } from '../../../directory/users/rules'
import { narrowAudience } from '../../../features/announcements/announcements.queries'
import { findPeople } from '../../../features/people/people.queries'
import { servicePlansOf } from '../../../features/plans/offers'
import { findServices } from '../../../features/plans/plans.queries'
import { findDataMonths, findReadings } from '../../../features/usage/usage.queries'
import { seesAllCustomers } from '../../../http/actor'
import type { Services } from '../../../services'
import { pageLink } from '../links'
import { matchesAddress, matchesNumber } from '../understanding/accountMention'
import { resolveMonth } from '../understanding/monthMention'
import { type AccountAnswer, type AddressedService, type QuestionContext, servicesOf } from './questionContext'

const maxListed = 5

type AnswerServices = Pick<Services, 'db' | 'clock'>

export function createHomeAnswers(services: AnswerServices) {
  return {
    plan: (context: QuestionContext) => answerPlan(services, context),
    gasUsage: (context: QuestionContext) => answerGasUsage(services, context),
    dataUsage: (context: QuestionContext) => answerDataUsage(services, context),
    outage: (context: QuestionContext) => answerOutage(services, context),
    accountNumber: answerAccountNumber,
    address: answerAddress,
    people: (context: QuestionContext) => answerPeople(services, context),
  }
}

/** Returns the active services that a question concerns: of a type, at the mentioned address or at the open one. */
async function matchServices(
  { mention, account, readOwned }: QuestionContext,
  type: ServiceType | null,
): Promise<AddressedService[]> {
  const { place, number, isAll } = mention
  const found = await readOwned()
  const selectedLocation = found.locations.find(({ crm_premise_id: id }) => id === account?.premiseNumber)
  return servicesOf(found).filter((service) => {
    if (service.status !== 'active' || (type !== null && service.service_type_code !== type)) return false
    if (number !== null) {
      return [service.crm_billing_account_number, service.crm_service_account_number].some((candidate) =>
        matchesNumber(candidate, number),
      )
    }
    if (place !== null) return matchesAddress(service.address, place)
    return (
      isAll ||
      !selectedLocation ||
      selectedLocation.services.some((candidate) => candidate.crm_service_account_id === service.crm_service_account_id)
    )
  })
}

/** Falls back to services at any address when the question mentions no address or number. */
async function servicesOfType(context: QuestionContext, type: ServiceType): Promise<AddressedService[]> {
  const servicesHere = await matchServices(context, type)
  if (servicesHere.length > 0 || context.mention.place !== null || context.mention.number !== null) return servicesHere
  return matchServices({ ...context, mention: { ...context.mention, isAll: true } }, type)
}

async function answerPlan({ db, clock }: AnswerServices, context: QuestionContext): Promise<AccountAnswer> {
  const { account, mention, owner } = context
  if (!account && !mention.isAll && mention.place === null)
    return { text: [chatAccountTexts.chooseAccount[owner]], links: [] }
  const type = mention.service ?? (mention.isAll || mention.place !== null ? null : (account?.serviceType ?? null))
  const matched = type === null ? await matchServices(context, null) : await servicesOfType(context, type)
  if (matched.length === 0) {
    const text =
      type === null ? chatServiceTexts.noPlan : chatAccountTexts.noSuchService(owner, serviceTexts.serviceNames[type])
    return { text: [text], links: [] }
  }
  const ids = matched.slice(0, maxListed).map(({ crm_service_account_id: id }) => id)
  const plans = await servicePlansOf(db, await findServices(db, context.customerScope, ids), clock.today())
  const text = matched
    .slice(0, maxListed)
    .flatMap(({ crm_service_account_id: id, address, service_type_code: code }) => {
      const found = plans.find((servicePlan) => servicePlan.crm_service_account_id === id)
      const heading = chatAccountTexts.serviceHeading(serviceTexts.serviceLabels[code], address)
      if (code === 'GAS') return [heading, chatServiceTexts.gasByRate]
      if (!found?.plan) return [heading, chatServiceTexts.noPlan]
      const { plan: running, addons } = found
      const planText = chatServiceTexts.hasPlan(owner, {
        name: running.name,
        measure: measureText(running),
        addOns: addons.map(({ name }) => name),
        monthlyTotal: monthlyTotal({ plan: running, addons }),
      })
      return [heading, planText]
    })
  const hasFiber = matched.some(({ service_type_code: code }) => serviceGroupOf(code) === 'FIBER')
  return { text, links: hasFiber ? [pageLink('fiberService')] : [pageLink('billingHistory')] }
}

async function answerGasUsage({ db, clock }: AnswerServices, context: QuestionContext): Promise<AccountAnswer> {
  const services = await servicesOfType(context, 'GAS')
  if (services.length === 0)
    return { text: [chatAccountTexts.noSuchService(context.owner, serviceTexts.serviceNames.GAS)], links: [] }
  const { month: mentioned } = context.mention
  // The newest reading is last month's.
  const month = mentioned === null || mentioned === 'last' ? null : resolveMonth(mentioned, clock.today())
  const text: string[] = []
  for (const { crm_service_account_id: id, address } of services.slice(0, maxListed)) {
    const readings = await findReadings(db, id, addMonths(clock.today(), -25))
    const found = readings.findLast(({ period_end: end }) => month === null || monthOfPeriod(end) === month)
    text.push(
      chatAccountTexts.serviceHeading(serviceTexts.serviceLabels.GAS, address),
      found ? chatServiceTexts.gasUsage(found, month) : chatServiceTexts.noReading,
    )
  }
  return { text, links: [pageLink('gasUsageHistory')] }
}

async function answerDataUsage({ db, clock }: AnswerServices, context: QuestionContext): Promise<AccountAnswer> {
  const services = await servicesOfType(context, 'FIBER')
  if (services.length === 0)
    return { text: [chatAccountTexts.noSuchService(context.owner, serviceTexts.serviceNames.FIBER)], links: [] }
  const today = clock.today()
  const [current, since] = [today.slice(0, 7), addMonths(today, -1).slice(0, 7)]
  const text: string[] = []
  for (const { crm_service_account_id: id, address } of services.slice(0, maxListed)) {
    const months = await findDataMonths(db, id, { since, current })
    const monthLines = months.map((month) => chatServiceTexts.dataUsage(context.owner, month))
    text.push(
      chatAccountTexts.serviceHeading(serviceTexts.serviceLabels.FIBER, address),
      ...(monthLines.length > 0 ? monthLines : [chatServiceTexts.noReading]),
    )
  }
  return { text, links: [pageLink('internetUsage')] }
}

/** Lists outages and alerts as the top of the dashboard does. */
async function answerOutage({ db, clock }: AnswerServices, context: QuestionContext): Promise<AccountAnswer> {
  const { actor, account } = context
  const isStaff = seesAllCustomers(actor)
  const customer = isStaff && account ? await findCustomer(db, context.customerScope, account.customerNumber) : null
  const audience = customer
    ? await findAudience(db, [customer.number], userTypeOf[customer.kind])
    : await findAudience(db, actor.customerNumbers, actor.userType)
  const place = account ? { city: account.city, state: account.state, zip: account.zip } : {}
  const [announced, known] = await Promise.all([
    findActiveAnnouncements(db, {
      audience: narrowAudience(audience, place),
      now: clock.now(),
      reader: isStaff ? null : actor.userId,
      channels: ['banner', 'tile'],
    }),
    findOpenOutages(db, {
      customerNumbers: customer ? [customer.number] : isStaff ? null : actor.customerNumbers,
      filter: place,
    }),
  ])
  const address = account && addressLine(account.streetAddress, account.unit)
  const links = [pageLink('support'), pageLink('troubleShoot')]
  const titlesOf = (items: readonly { kind: string; title: string }[]) =>
    items.slice(0, maxListed).map(({ kind, title }) => chatServiceTexts.announcementLine(kind, title))
  const outages = [
    ...known.map((open) => ({ kind: outageKind, title: outageTexts.title(placeOf(open)) })),
    ...announced.filter(({ kind }) => kind === outageKind),
  ]
  const otherAlerts = announced.filter((announcement) => announcement.kind !== outageKind && isAlert(announcement))
  const otherLines = otherAlerts.length > 0 ? [chatServiceTexts.alsoAnnounced, ...titlesOf(otherAlerts)] : []
  if (outages.length > 0)
    return { text: [chatServiceTexts.outage(address), ...titlesOf(outages), ...otherLines], links }
  return { text: [chatServiceTexts.noOutage(address), ...otherLines], links }
}

async function answerAccountNumber(context: QuestionContext): Promise<AccountAnswer> {
  const { account, mention, owner } = context
  const services = await matchServices(
    { ...context, mention: { ...mention, isAll: mention.isAll || !account } },
    mention.service,
  )
  if (services.length === 0) return { text: [chatAccountTexts.noAccounts[owner]], links: [] }
  const text = services
    .slice(0, maxListed)
    .map(
      ({ crm_billing_account_number: billing, crm_service_account_number: number, service_type_code: code, address }) =>
        chatAccountTexts.accountNumbers({
          service: serviceTexts.serviceLabels[code],
          address,
          billingAccount: billing,
          serviceAccount: number,
        }),
    )
  const remaining = services.length - maxListed
  return {
    text: [...text, ...(remaining > 0 ? [chatAccountTexts.andMore(remaining)] : [])],
    links: [pageLink('subAccounts')],
  }
}

async function answerAddress({ account, readOwned, owner }: QuestionContext): Promise<AccountAnswer> {
  const { locations } = await readOwned()
  const selected = locations.filter(({ crm_premise_id: id }) => id === account?.premiseNumber)
  const others = locations.length - selected.length
  const listed = selected.length > 0 ? selected : locations.slice(0, maxListed)
  if (listed.length === 0) return { text: [chatAccountTexts.noAccounts[owner]], links: [] }
  const text = listed.map(fullAddress)
  const more = selected.length > 0 && others > 0 ? [chatAccountTexts.moreAddresses(others)] : []
  return {
    text: [chatAccountTexts.serviceAddress[owner], ...text, ...more],
    links: [pageLink('subAccounts'), pageLink('editAccount')],
  }
}

async function answerPeople(
  { db, clock }: AnswerServices,
  { actor, account, customerScope, owner }: QuestionContext,
): Promise<AccountAnswer> {
  const number = account?.customerNumber ?? actor.customerNumbers[0]
  const customer = number === undefined ? null : await findCustomer(db, customerScope, number)
  if (!customer) return { text: [chatAccountTexts.noAccounts[owner]], links: [] }
  const page = { page_number: 1, page_size: maxListed, viewerId: actor.userId, now: clock.now() }
  const { people: found, total_count: count } = await findPeople(db, customer, page)
  const personLines = found.map(({ first_name: first, last_name: last, level, status, is_self: isSelf }) =>
    chatAccountTexts.personLine({
      name: `${first} ${last}`,
      level: peopleTexts.levelLabels[level],
      isSelf,
      isInvited: status === 'invited',
    }),
  )
  const remaining = count - personLines.length
  return {
    text: [
      chatAccountTexts.peopleCount(owner, count),
      ...personLines,
      ...(remaining > 0 ? [chatAccountTexts.andMore(remaining)] : []),
    ],
    links: [pageLink('manageContacts')],
  }
}
