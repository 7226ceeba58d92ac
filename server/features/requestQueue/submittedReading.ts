/** Checks a submitted meter reading, and proposes how the last bill should be corrected. Nothing is posted. */
import type { SubmittedReading } from '#shared/contract/cases/requestQueue'
import { addressLine } from '#shared/customers/addresses'
import { checkReading, correctEstimate, type UsagePeriod } from '#shared/services/meterReadings'
import type { Executor } from '../../db/database'
import { priceTherms, recurringLines } from '../../directory/usage/priceUsage'
import { type BilledReading, findBilledReadings, findLines, findSubmitted } from './submittedReadings.queries'

type Submitted = NonNullable<Awaited<ReturnType<typeof findSubmitted>>>

const toPeriod = ({ periodStart, periodEnd, ccf }: BilledReading): UsagePeriod => ({
  start: periodStart,
  end: periodEnd,
  ccf,
})

export async function findSubmittedReading(db: Executor, caseId: string): Promise<SubmittedReading | null> {
  const submitted = await findSubmitted(db, caseId)
  if (!submitted) return null
  const { reading, account } = submitted
  const billed = await findBilledReadings(db, reading.serviceAccountId)
  // A later reading cannot show whether an earlier one was right.
  const last = billed.find(({ readType, periodEnd }) => readType === 'actual' && periodEnd <= reading.readOn)
  const lastReading = last ? { value: last.currentRead, readOn: last.periodEnd } : null
  const check = lastReading && checkReading(reading, { last: lastReading, periods: billed.map(toPeriod) })
  return {
    account_no: account.billingAccountNumber,
    value: reading.value,
    read_on: reading.readOn,
    applied_at: reading.appliedAt?.toISOString() ?? null,
    last_reading: lastReading && { value: lastReading.value, read_on: lastReading.readOn },
    used_ccf: check?.usedCcf ?? null,
    expected_low: check?.expected?.low ?? null,
    expected_high: check?.expected?.high ?? null,
    verdict: check?.verdict ?? 'unknown',
    correction: await findCorrection(db, submitted, billed),
  }
}

/** Only the newest bill can be corrected by a reading: those before it have been settled by later ones. */
async function findCorrection(
  db: Executor,
  { reading, account, premise }: Submitted,
  billed: readonly BilledReading[],
): Promise<SubmittedReading['correction']> {
  const [newest] = billed
  if (newest?.readType !== 'estimated') return null
  const { read, ccf } = correctEstimate(
    reading,
    { end: newest.periodEnd, currentRead: newest.currentRead },
    billed.map(toPeriod),
  )
  const lines = recurringLines(
    await findLines(db, account.billingAccountNumber, newest.periodEnd),
    addressLine(premise.streetAddress, premise.unit),
  )
  const therms = Math.round(((newest.ccf + ccf) * newest.heatFactor) / 1000)
  const corrected = therms < 0 ? 0 : therms
  return {
    period_end: newest.periodEnd,
    billed_value: newest.currentRead,
    corrected_value: read,
    ccf,
    amount: priceTherms(lines, corrected) - priceTherms(lines, newest.therms),
  }
}
