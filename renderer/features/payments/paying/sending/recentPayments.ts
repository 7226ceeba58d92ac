/** The payments accepted in this browser in the last ten minutes. Repeating the same amount needs a confirmation. */
import { z } from 'zod/mini'
import type { Cents } from '#shared/format/money'
import { parseStoredJson } from '../../../../domain/drafts/storedJson'
import { readText, writeText } from '../../../../platform/storage'

const RecentPayment = z.object({ billingAccount: z.string(), amount: z.int(), paidAt: z.number() })
type RecentPayment = z.infer<typeof RecentPayment>
const RecentPayments = z.array(RecentPayment)

const recentMs = 10 * 60_000

const storageKeyOf = (personId: string): string => `recent-payments:${personId}`

const readRecentPayments = (personId: string): RecentPayment[] =>
  parseStoredJson(RecentPayments, readText('local', storageKeyOf(personId)) ?? '[]', []).filter(
    ({ paidAt }) => paidAt > Date.now() - recentMs,
  )

export function storeRecentPayment(personId: string, { billingAccount, amount, paidAt }: RecentPayment): void {
  const payment = { billingAccount, amount, paidAt }
  writeText('local', storageKeyOf(personId), JSON.stringify([...readRecentPayments(personId), payment]))
}

/** When the same amount was last paid on this account, as an ISO time; null if not recently. */
export function recentlyPaidAt(
  personId: string,
  { billingAccount, amount }: { billingAccount: string; amount: Cents },
): string | null {
  const matching = readRecentPayments(personId).filter(
    (candidate) => candidate.billingAccount === billingAccount && candidate.amount === amount,
  )
  return matching.length === 0 ? null : new Date(Math.max(...matching.map(({ paidAt }) => paidAt))).toISOString()
}
