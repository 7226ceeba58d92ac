/** Shows how much of the person's own limit is used, including the amounts that are being typed. */

import { breachOf, type CeilingBreach, sumOf } from '#shared/billing/credits'
import type { CreditLimits } from '#shared/contract/billing/credits'
import type { Cents } from '#shared/format/money'
import * as creditTexts from '#shared/texts/billing/credits'
import { amountText } from '../../ui/format/amounts'
import styles from './credits.module.css'

const findBreach = ({ per_account, per_day, used_today }: CreditLimits, amounts: readonly Cents[]) =>
  breachOf(amounts, { ceiling: { perAccount: per_account, perDay: per_day }, usedToday: used_today })

export function breachText(breach: CeilingBreach, { per_account, per_day }: CreditLimits): string {
  return breach === 'account'
    ? creditTexts.aboveAccountCeiling(amountText(per_account))
    : creditTexts.aboveDailyCeiling(amountText(per_day))
}

export function LimitMeter({ limits, amounts }: { limits: CreditLimits; amounts: readonly Cents[] }) {
  const used = limits.used_today + sumOf(amounts)
  const breach = findBreach(limits, amounts)
  return (
    <div className={styles.limit}>
      <label>
        <span>{creditTexts.limitUse(amountText(used), amountText(limits.per_day))}</span>
        <meter min={0} max={limits.per_day} high={limits.per_day * 0.8} value={Math.min(used, limits.per_day)} />
      </label>
      {breach && (
        <p aria-live="polite" className={styles.warning}>
          {breachText(breach, limits)}
        </p>
      )}
    </div>
  )
}
