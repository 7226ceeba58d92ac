/** Texts with which the chat answers questions about plans, usage and outages. */
import type { AccountOwner } from '../../access/accountOwner'
import { dayInProse } from '../../format/dates'
import { joinSentences, joinWithAnd } from '../../format/joinWords'
import { type Cents, formatCents } from '../../format/money'
import { countText } from '../../format/plural'
import { monthName } from '../months'

export const noPlan = 'There’s no active plan on this account.'
export const gasByRate = 'Gas is billed by usage. Your bill shows the rate and the cost.'

interface RunningPlan {
  name: string
  /** Such as “1 Gbps up and down”. Empty for a plan without one. */
  measure: string
  addOns: readonly string[]
  monthlyTotal: Cents
}

export function hasPlan(owner: AccountOwner, { name, measure, addOns, monthlyTotal }: RunningPlan): string {
  const total = formatCents(monthlyTotal)
  const plan = measure === '' ? name : `${name} (${measure})`
  if (addOns.length === 0)
    return owner === 'own'
      ? `You have ${plan}, for ${total} a month.`
      : `The account has ${plan}, for ${total} a month.`
  return owner === 'own'
    ? `You have ${plan} with ${joinWithAnd(addOns)}, for ${total} a month.`
    : `The account has ${plan} with ${joinWithAnd(addOns)}, for ${total} a month.`
}

export const noReading = 'We have no recent usage for this service.'

interface GasMonth {
  period_start: string
  period_end: string
  therms: number
  ccf: number
  amount: Cents
  read_type: string
}

/** `requestedMonth` is the month in the question, or null for the latest one. */
export function gasUsage(month: GasMonth, requestedMonth: string | null): string {
  const [start, end, amount] = [dayInProse(month.period_start), dayInProse(month.period_end), formatCents(month.amount)]
  return joinSentences(
    requestedMonth === null
      ? `In the latest billing period, ${start}, to ${end}, usage was ${month.therms} therms (${month.ccf} CCF), for ${amount}.`
      : `From ${start}, to ${end}, usage was ${month.therms} therms (${month.ccf} CCF), for ${amount}.`,
    month.read_type === 'estimated' && 'The reading is estimated.',
  )
}

interface DataMonth {
  /** `YYYY-MM` */
  month: string
  download_gb: number
  upload_gb: number
  is_current: boolean
  counted_until: string
}

export function dataUsage(owner: AccountOwner, usage: DataMonth): string {
  const [down, up] = [countText(Math.round(usage.download_gb)), countText(Math.round(usage.upload_gb))]
  const [month, until] = [monthName(usage.month), dayInProse(usage.counted_until)]
  if (owner === 'own') {
    return usage.is_current
      ? `You downloaded ${down} GB and uploaded ${up} GB so far this month (through ${until}).`
      : `You downloaded ${down} GB and uploaded ${up} GB in ${month}.`
  }
  return usage.is_current
    ? `They downloaded ${down} GB and uploaded ${up} GB so far this month (through ${until}).`
    : `They downloaded ${down} GB and uploaded ${up} GB in ${month}.`
}

export const outage = (address: string | null) =>
  address === null ? 'There’s an outage right now:' : `There’s an outage at ${address}:`
export const noOutage = (address: string | null) =>
  joinSentences(
    address === null ? 'There are no known outages right now.' : `There are no known outages at ${address}.`,
    'If something isn’t working, Troubleshooting can walk you through it.',
  )
export const alsoAnnounced = 'Also announced:'
export const announcementLine = (kind: string, title: string) => `${kind}: ${title}`
