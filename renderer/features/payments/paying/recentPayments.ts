/** The payments that were accepted in this browser in the last ten minutes. Paying the same amount again is probably a mistake, so it has to be confirmed. */
import { z } from 'zod/mini'
import type { Cents } from '#shared/money'
import { readText, writeText } from '../../../platform/storage'
import { keptJson } from '../../../session/keptJson'

const RecentPayment = z.object({ billingAccount: z.string(), amount: z.int(), paidAt: z.number() })
type RecentPayment = z.infer<typeof RecentPayment>
const RecentPayments = z.array(RecentPayment)

const recentMs = 10 * 60_000

const nameOf = (personId: string): string => `recent-payments:${personId}`

const recentOf = (personId: string): RecentPayment[] =>
  keptJson(RecentPayments, readText('local', nameOf(personId)) ?? '[]', []).filter(
    ({ paidAt }) => paidAt > Date.now() - recentMs,
  )

export function keepRecentPayment(personId: string, { billingAccount, amount, paidAt }: RecentPayment): void {
  const payment = { billingAccount, amount, paidAt }
  writeText('local', nameOf(personId), JSON.stringify([...recentOf(personId), payment]))
}

/** When the same amount was last paid on this account, as a moment; null when it was not paid recently. */
export function recentlyPaidAt(
  personId: string,
  { billingAccount, amount }: { billingAccount: string; amount: Cents },
): string | null {
  const same = recentOf(personId).filter((one) => one.billingAccount === billingAccount && one.amount === amount)
  return same.length === 0 ? null : new Date(Math.max(...same.map(({ paidAt }) => paidAt))).toISOString()
}
