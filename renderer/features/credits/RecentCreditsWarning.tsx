/** Warns about accounts that were credited recently. It looks the same before issuing and before approving. */

import { recentCreditHours } from '#shared/billing/credits'
import type { RecentCredits } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import { Rich } from '../../ui/Rich'
import styles from './credits.module.css'

export function RecentCreditsWarning({ recent }: { recent: RecentCredits }) {
  const { timeZone } = useRuntimeConfig()
  if (recent.credit_count === 0) return null
  const unlisted = recent.credit_count - recent.credits.length
  return (
    <div className={styles.warning}>
      <p>{creditTexts.recentlyCredited(recent.account_count, recentCreditHours)}</p>
      <ul className={styles.problems}>
        {recent.credits.map(({ account_no, name, credit_amount, issued_by, issued_at }) => (
          <li key={`${account_no} ${issued_at}`}>
            <Rich
              text={creditTexts.recentCredit(account_no, amountText(credit_amount))}
              parts={{
                name,
                issuer: issued_by,
                date: <DateText value={issued_at} withTime timeZone={timeZone} />,
              }}
            />
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p>{creditTexts.andEarlierCredits(unlisted)}</p>}
    </div>
  )
}
