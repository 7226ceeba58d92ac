/** Texts about usage. */
import type { AccountOwner } from '../../access/accountOwner'
import { countText, percentText, plural } from '../../format/plural'
import { monthName } from '../months'

export const usage = 'Usage'
export const gas = 'Gas'
export const internet = 'Internet'
export const gasUsage = 'Gas usage'
export const viewUsage = 'View usage'
export const thermsOfPeriod = (period: string) => `therms, ${period}`
/** Below the bar of the period that is not read yet: the month of its bill would look like the future. */
export const currentPeriod = 'Now'
export const inMonth = (month: string) => `in ${month}`
export const soFarIn = (month: string) => `so far in ${month}`
export const yearlyChange = (percent: number) => {
  if (percent === 0) return 'The same as a year earlier'
  return percent > 0
    ? `${percentText(percent)} more than a year earlier`
    : `${percentText(-percent)} less than a year earlier`
}
interface DataSoFar {
  total: string
  day: string
  /** The average of the days so far. */
  daily: string
}

const dataLead = ({ total, day, daily }: DataSoFar) => `${total} through ${day}: an average of ${daily} a day`
export const dataOfMonth = (total: string, day: string) => `${total} through ${day}.`
export const dataSoFar = (facts: DataSoFar) => `${dataLead(facts)}.`
export const dataComparedByDay = (facts: DataSoFar, percent: number, yearBefore: string) => {
  if (percent === 0) return `${dataLead(facts)}, the same as in ${monthName(yearBefore)}.`
  return percent > 0
    ? `${dataLead(facts)}, ${percentText(percent)} more than in ${monthName(yearBefore)}.`
    : `${dataLead(facts)}, ${percentText(-percent)} less than in ${monthName(yearBefore)}.`
}
export const dataCaption = 'Data by month in GB.'
export const dataUsage = 'Data usage'
export const data = 'Data'
export const dataUsageNotLoaded = 'We couldn’t load the data usage.'
export const checkTheConnection = 'Check the connection'
export const noUsageHint = 'No usage yet. It appears here the day after your line is turned on.'
export const dataMonthsCaption = 'Data by month, newest first'
export const dataChartLabel = (dataKind: string, span: string) => `Data by month in GB. ${dataKind}: ${span}.`
export const currentMonth = 'This month so far'
export const noData = '– We have no readings for this month'
export const noDataOfDays = '– We have no readings for this day'
/** `kind` is a kind of traffic, such as “download”. */
export const gigabytesOfKind = (kind: string) => `${kind} in GB`
export const month = 'Month'
export const soFar = 'So far'
export const noDataLabel = 'No readings'
export const until = `Until <date/>`
export const gasUsageHistory = 'Gas usage history'
export const readingsNotLoaded = 'We couldn’t load the readings.'
export const firstReadingHint = 'We haven’t read the meter yet. The first month appears here a few days after it ends.'
export const therms = 'therms'
export const gasByMonth = (unit: string, span: string) => `Gas by month. ${unit}: ${span}.`
export const estimated = 'Estimated'
export const lastYear = 'Last year'
export const degreeDaysLegend = 'Degree days, on the right (higher means colder)'
export const unreadMonthLegend = '– Not read (next month includes both)'
export const actual = 'Actual'
export const submitAReading = 'Submit a reading'
export const alertLink = 'Set a usage alert'
export const noGasOnLogin = `You don’t have gas service with us, so there are no readings. See your services on the <link>Main Dashboard</link>.`
export const noGasService = (address: string) =>
  `There’s no gas service at ${address}. Choose an address with gas service; the header will switch to it too.`
export const gasService = 'Gas service'
export const chooseAnAddress = 'Choose an address'
export const whatToShow = 'What to show'
export const months = 'Months'
export const thirteenMonths = '13 months'
export const twentyFourMonths = '24 months'
export const degreeDays = 'Degree days'
export const gasAt = (streetAddress: string) => `Gas at ${streetAddress}`
export const oneReadingHint = 'There’s one reading so far. We add one each month.'
export const readings = 'Readings'
export const gasUsageCsv = 'Gas usage.csv'
export const noReadingYet = (address: string) =>
  `We haven’t read the meter at ${address} yet. The first month appears here a few days after it ends.`
export const notRead = 'Not read'
export const reading = 'Reading'
export const thermsLabel = 'Therms'
export const readingsCaption = 'Gas readings, newest first'
export const gbOfGigabytes = (gigabytes: string) => `${gigabytes} GB`
export const previousReading = 'Previous reading'
export const heatFactor = 'Heat factor'
export const thermsPerDay = 'Therms per day'
export const otherReasonsEqual = 'The weather and the length of the period were about the same.'
export const weatherChange = (isColder: boolean, now: number, before: number) =>
  isColder
    ? `It was colder (${countText(now)} heating degree days vs. ${countText(before)}).`
    : `It was milder (${countText(now)} heating degree days vs. ${countText(before)}).`
/** `month` and `yearBefore` have the format `YYYY-MM`. */
export const similarUse = (month: string, yearBefore: string) =>
  `${monthName(month)} was about the same as ${monthName(yearBefore)}.`
export const gasUsageChange = (
  owner: AccountOwner,
  { percent, month, yearBefore }: { percent: number; month: string; yearBefore: string },
) => {
  const change = percent > 0 ? `${percentText(percent)} more` : `${percentText(-percent)} less`
  return owner === 'own'
    ? `In ${monthName(month)}, you used ${change} gas than in ${monthName(yearBefore)}.`
    : `In ${monthName(month)}, they used ${change} gas than in ${monthName(yearBefore)}.`
}
export const periodChange = (days: number) =>
  days > 0
    ? plural(days, 'The period was one day longer.', `The period was ${days} days longer.`)
    : plural(-days, 'The period was one day shorter.', `The period was ${-days} days shorter.`)
export const estimatedBill = 'Estimated bill'
export const estimatedBillNotLoaded = 'We couldn’t load the estimated bill.'
export const nextBillRange = (day: string, range: string) => `Next bill, through ${day}: about ${range}`
export const forPeriod = (start: string, end: string) => `for ${start} to ${end}`
export const estimateFromUsage = ({
  soFar,
  day,
  expected,
  lastDay,
}: {
  soFar: string
  day: string
  expected: string
  lastDay: string
}) =>
  `You’ve used ${soFar} therms through ${day}. If the weather is typical and your usage stays the same, you’ll use about ${expected} by ${lastDay}. Four out of five bills end up in this range.`
export const estimateFromSeason = (expected: string) =>
  `About ${expected} therms if the weather is typical and your usage stays the same. This meter doesn’t report daily, so the days so far don’t count yet. Four out of five bills end up in this range.`
export const meterStartedOver = (highest: string) => `The meter passed ${highest} and started over.`
export const noUsageCharges = 'These charges don’t depend on usage, so we expect the same amount as last month.'
export const includesChanges = (amount: string) => `Includes ${amount} in changes and fees since the last bill.`
export const includesCredits = (amount: string) => `Includes ${amount} in credits since the last bill.`
export const noEstimateYet = 'We can estimate the bill once there’s a full year to compare with.'
export const estimateTooEarly = 'You’ll see an estimate after your first full-month bill.'
export const estimateNoReading =
  'We couldn’t read the meter last month, so the next bill covers both months and we can’t estimate it.'
export const byMonth = 'By month'
export const dayByDay = 'Day by day'
export const dailyUsageNotLoaded = 'We couldn’t load the daily usage.'
export const noDays = 'No daily readings for this month. The meter or line didn’t report daily then.'
export const seeMonthlyUsage = 'See monthly usage'
export const expectedAfter = (soFar: string, expected: string, day: string) =>
  `${soFar} so far, about ${expected} expected by ${day}`
export const expectedTherms = (expected: string, day: string) => `About ${expected} expected by ${day}`
export const expectedAmount = (amount: string, day: string) => `About ${amount} expected for the bill through ${day}`
/** Compares the days of the current period that have been reported. */
export const sameDaysSimilar = (owner: AccountOwner) =>
  owner === 'own'
    ? 'You’ve used about as much gas as on the same days last year.'
    : 'They’ve used about as much gas as on the same days last year.'
export const sameDaysChange = (owner: AccountOwner, percent: number) => {
  const change = percent > 0 ? `${percentText(percent)} more` : `${percentText(-percent)} less`
  return owner === 'own'
    ? `You’ve used ${change} gas than on the same days last year.`
    : `They’ve used ${change} gas than on the same days last year.`
}
export const showAsTable = 'Show as a table'
export const usageByDay = (month: string) => `Usage by day, ${month}`
export const daysCaption = (unit: string, month: string) => `Usage by day in ${unit}, ${month}.`
export const gigabytes = 'GB'
export const sinceDay = (day: string) => `Since ${day}`
export const sinceDayInSentence = (day: string) => `since ${day}`
export const showDaysOf = (month: string, amount: string) => `${month}: ${amount}. Show days`
export const internetUsageCsv = 'Internet usage.csv'

export const unitLabels = {
  therms: 'Therms',
  ccf: 'CCF',
  dollars: 'Dollars',
  perDay: thermsPerDay,
}
