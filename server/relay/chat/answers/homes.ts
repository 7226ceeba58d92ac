/** What runs at an address and what is known of it: plans, usage, outages, numbers, people. */
import { isAlert, outageKind } from '#shared/announcements'
import { addressLine } from '#shared/addresses'
import { addMonths, formatDay } from '#shared/dates'
import { formatCents } from '#shared/money'
import { levelLabels } from '#shared/personLevels'
import { measureText, monthlyTotal } from '#shared/plans'
import { serviceGroupOf, serviceLabels, type ServiceType } from '#shared/services'
import { reachesAll } from '../../../http/actor'
import type { Services } from '../../../services'
import { findActiveAnnouncements, findAudience, narrowedTo } from '../../../features/announcements/queries'
import { findCustomer, findPeople } from '../../../features/people/queries'
import { userTypeOf } from '../../../features/people/rules'
import { servicePlansOf } from '../../../features/plans/offers'
import { findServices } from '../../../features/plans/queries'
import { findDataMonths, findReadings } from '../../../features/usage/queries'
import { to } from '../links'
import { chatTexts } from '../texts'
import { isAt, isNumbered } from '../understanding/scope'
import { servicesOf, type Answered, type Asked, type Service } from './asked'

const mostNamed = 5

export function createHomeAnswers({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  /** Running services that a question means: of a type, at the address that it names or that is looked at. */
  async function servicesMeant({ scope, account, owned }: Asked, type: ServiceType | null): Promise<Service[]> {
    const { place, number, isAll } = scope
    const found = await owned()
    const chosen = found.locations.find(({ crm_premise_id: id }) => id === account?.premiseNumber)
    return servicesOf(found).filter((one) => {
      if (one.status !== 'active' || (type !== null && one.service_type_code !== type)) return false
      if (number !== null) {
        return [one.crm_billing_account_number, one.crm_service_account_number].some((own) => isNumbered(own, number))
      }
      if (place !== null) return isAt(one.address, place)
      return isAll || !chosen || chosen.services.some((at) => at.crm_service_account_id === one.crm_service_account_id)
    })
  }

  /** Where the question names no place, that of its service wherever it runs. */
  async function servicesOfType(asked: Asked, type: ServiceType): Promise<Service[]> {
    const here = await servicesMeant(asked, type)
    if (here.length > 0 || asked.scope.place !== null || asked.scope.number !== null) return here
    return servicesMeant({ ...asked, scope: { ...asked.scope, isAll: true } }, type)
  }

  async function plan(asked: Asked): Promise<Answered> {
    const { account, scope, texts } = asked
    if (!account && !scope.isAll && scope.place === null) return { text: [texts.chooseAccount], links: [] }
    const type = scope.service ?? (scope.isAll || scope.place !== null ? null : (account?.serviceType ?? null))
    const meant = type === null ? await servicesMeant(asked, null) : await servicesOfType(asked, type)
    if (meant.length === 0) {
      const text = type === null ? chatTexts.noPlan : texts.noSuchService(serviceLabels[type])
      return { text: [text], links: [] }
    }
    const ids = meant.slice(0, mostNamed).map(({ crm_service_account_id: id }) => id)
    const plans = await servicePlansOf(db, await findServices(db, asked.reach, ids), clock.today())
    const text = meant
      .slice(0, mostNamed)
      .flatMap(({ crm_service_account_id: id, address, service_type_code: code }) => {
        const found = plans.find((one) => one.crm_service_account_id === id)
        const name = `${serviceLabels[code]} at ${address}:`
        if (code === 'GAS') return [name, chatTexts.gasByRate]
        if (!found?.plan) return [name, chatTexts.noPlan]
        const { plan: running, addons } = found
        const measure = measureText(running)
        const extras = addons.length > 0 ? ` with ${addons.map(({ name: addon }) => addon).join(', ')}` : ''
        const total = formatCents(monthlyTotal({ plan: running, addons }))
        return [name, `${texts.hasPlan(running.name)}${measure && ` (${measure})`}${extras}, for ${total} a month.`]
      })
    const isOfFiber = meant.some(({ service_type_code: code }) => serviceGroupOf(code) === 'FIBER')
    return { text, links: isOfFiber ? [to.fiber] : [to.bills] }
  }

  async function gasUsage(asked: Asked): Promise<Answered> {
    const services = await servicesOfType(asked, 'GAS')
    if (services.length === 0) return { text: [asked.texts.noSuchService(serviceLabels.GAS)], links: [] }
    const text: string[] = []
    for (const { crm_service_account_id: id, address } of services.slice(0, mostNamed)) {
      const newest = (await findReadings(db, id, addMonths(clock.today(), -14))).at(-1)
      text.push(
        `Gas at ${address}:`,
        newest
          ? `From ${formatDay(newest.period_start)} to ${formatDay(newest.period_end)}, the latest month read, usage was ${newest.therms} therms (${newest.ccf} CCF), for ${formatCents(newest.amount)}.${newest.read_type === 'estimated' ? ' The reading is estimated.' : ''}`
          : chatTexts.noReading,
      )
    }
    return { text, links: [to.gasUsage] }
  }

  async function dataUsage(asked: Asked): Promise<Answered> {
    const services = await servicesOfType(asked, 'FIBER')
    if (services.length === 0) return { text: [asked.texts.noSuchService(serviceLabels.FIBER)], links: [] }
    const today = clock.today()
    const [current, since] = [today.slice(0, 7), addMonths(today, -1).slice(0, 7)]
    const text: string[] = []
    for (const { crm_service_account_id: id, address } of services.slice(0, mostNamed)) {
      const months = await findDataMonths(db, id, { since, current })
      const told = months.map(
        ({ month, download_gb: down, upload_gb: up, is_current: isCurrent, counted_until: until }) => {
          const [year, at] = month.split('-')
          const when = isCurrent ? `so far this month (through ${formatDay(until)})` : `in ${at}/${year}`
          return `${Math.round(down)} GB downloaded and ${Math.round(up)} GB uploaded ${when}.`
        },
      )
      text.push(`Fiber at ${address}:`, ...(told.length > 0 ? told : [chatTexts.noReading]))
    }
    return { text, links: [to.fiber] }
  }

  /** As the dashboard says it at the top. */
  async function outage(asked: Asked): Promise<Answered> {
    const { actor, account } = asked
    const isStaff = reachesAll(actor)
    const customer = isStaff && account ? await findCustomer(db, asked.reach, account.customerNumber) : null
    const audience = customer
      ? await findAudience(db, [customer.number], userTypeOf[customer.kind])
      : await findAudience(db, actor.customerNumbers, actor.userType)
    const place = account ? { city: account.city, state: account.state, zip: account.zip } : {}
    const announced = await findActiveAnnouncements(db, {
      audience: narrowedTo(audience, place),
      now: clock.now(),
      reader: isStaff ? null : actor.userId,
      channels: ['banner', 'tile'],
    })
    const where = account ? `for ${addressLine(account.streetAddress, account.unit)}` : 'right now'
    const links = [to.support, to.troubleshoot]
    const told = (some: typeof announced) => some.slice(0, mostNamed).map(({ kind, title }) => `${kind}: ${title}`)
    const outages = announced.filter(({ kind }) => kind === outageKind)
    const others = announced.filter((one) => one.kind !== outageKind && isAlert(one))
    const also = others.length > 0 ? ['Also announced:', ...told(others)] : []
    if (outages.length > 0) return { text: [`An outage is announced ${where}:`, ...told(outages), ...also], links }
    return { text: [`No outage is announced ${where}. ${chatTexts.stillBroken}`, ...also], links }
  }

  async function accountNumber(asked: Asked): Promise<Answered> {
    const { account, scope, texts } = asked
    const services = await servicesMeant(
      { ...asked, scope: { ...scope, isAll: scope.isAll || !account } },
      scope.service,
    )
    if (services.length === 0) return { text: [texts.noAccounts], links: [] }
    const text = services
      .slice(0, mostNamed)
      .map(
        ({
          crm_billing_account_number: billing,
          crm_service_account_number: number,
          service_type_code: code,
          address,
        }) => `${serviceLabels[code]} at ${address}: billing account ${billing}, service account ${number}.`,
      )
    const left = services.length - mostNamed
    return { text: [...text, ...(left > 0 ? [`And ${left} more.`] : [])], links: [to.accounts] }
  }

  async function address({ account, owned, texts }: Asked): Promise<Answered> {
    const { locations } = await owned()
    const chosen = locations.filter(({ crm_premise_id: id }) => id === account?.premiseNumber)
    const others = locations.length - chosen.length
    const told = chosen.length > 0 ? chosen : locations.slice(0, mostNamed)
    if (told.length === 0) return { text: [texts.noAccounts], links: [] }
    const text = told.map(({ street_address: street, city, state, zip }) => `${street}, ${city}, ${state} ${zip}`)
    const more =
      chosen.length > 0 && others > 0
        ? [`${others} more ${others === 1 ? 'address is' : 'addresses are'} under Service Accounts.`]
        : []
    return { text: [texts.address, ...text, ...more], links: [to.accounts, to.profile] }
  }

  async function people({ actor, account, reach, texts }: Asked): Promise<Answered> {
    const number = account?.customerNumber ?? actor.customerNumbers[0]
    const customer = number === undefined ? null : await findCustomer(db, reach, number)
    if (!customer) return { text: [texts.noAccounts], links: [] }
    const page = { page_number: 1, page_size: mostNamed, viewerId: actor.userId, now: clock.now() }
    const { people: found, total_count: count } = await findPeople(db, customer, page)
    const named = found.map(
      ({ first_name: first, last_name: last, level, status, is_self: isSelf }) =>
        `${first} ${last}${isSelf ? ' (you)' : ''}: ${levelLabels[level]}${status === 'invited' ? ', invited' : ''}.`,
    )
    const left = count - named.length
    return { text: [texts.people(count), ...named, ...(left > 0 ? [`And ${left} more.`] : [])], links: [to.people] }
  }

  return { plan, gasUsage, dataUsage, outage, accountNumber, address, people }
}
