import type { AccountOwner } from '#shared/access/accountOwner'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { useProviderDay } from '../useProviderDay'
import styles from './OwedHeadline.module.css'
import { type BalanceDue, owedParts } from './owedParts'

interface OwedHeadlineProps {
  balance: BalanceDue
  owner: AccountOwner
}

/**
 * Shows the balance of an account in large figures. On the dashboard, the document paints the same before any code
 * has arrived (FramePlaceholder.tsx).
 */
export function OwedHeadline({ balance, owner }: OwedHeadlineProps) {
  const formats = { amount: amountText, day: dayText, today: useProviderDay() }
  const { lead, amount, due, isLate } = owedParts(balance, owner, formats)
  return (
    <div>
      <p className={styles.headline}>
        <span className={styles.lead}>{lead}</span> <span className={styles.amount}>{amount}</span>
      </p>
      <p className={styles.due} data-late={isLate}>
        {due}
      </p>
    </div>
  )
}
