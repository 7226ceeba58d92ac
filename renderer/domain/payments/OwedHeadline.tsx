import type { AccountOwner } from '#shared/access/accountOwner'
import * as outlookTexts from '#shared/texts/payments/billOutlook'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { Tag } from '../../ui/Tag'
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
  const today = useProviderDay()
  const { lead, amount, due } = owedParts(balance, owner, { amount: amountText, day: dayText })
  const { unpaidBalance, dueOn } = balance
  const isPastDue = unpaidBalance > 0 && dueOn !== null && dueOn < today
  return (
    <div>
      <p className={styles.headline}>
        <span className={styles.lead}>
          {lead} {isPastDue && <Tag color="error">{outlookTexts.pastDue}</Tag>}
        </span>{' '}
        <span className={styles.amount}>{amount}</span>
      </p>
      <p className={styles.due} data-late={isPastDue || undefined}>
        {isPastDue ? outlookTexts.wasDueOn(dayText(dueOn)) : due}
      </p>
    </div>
  )
}
