/** Every billing account of the person, with what each owes. */
import type { BillingAccount } from '#shared/contract/customers'
import { formatDay } from '#shared/dates'
import { groupLabels } from '#shared/services'
import { useGetAccountDetailsQuery } from '../../api/customers'
import { Money } from '../../ui/Money'
import { EmptyTile, TilePanel } from '../../ui/TilePanel'
import styles from './dashboard.module.css'

export function AccountsTile({ userId }: { userId: string }) {
  const query = useGetAccountDetailsQuery({ query: { user_id: userId } })
  return (
    <TilePanel
      title="Accounts"
      query={query}
      what="Your accounts"
      isEmpty={({ billing_accounts }) => billing_accounts.length === 0}
      empty={<EmptyTile>No billing account is on your sign-in yet.</EmptyTile>}
    >
      {({ billing_accounts }) => (
        <ul className={styles.lines}>
          {billing_accounts.map((account) => (
            <li key={account.crm_billing_account_number} className={styles.line}>
              <span>
                <span className={styles.strong}>{groupLabels[account.service_group]}</span>
                <span className={styles.detail}>{account.street_address}</span>
                <span className={styles.detail}>{account.crm_billing_account_number}</span>
              </span>
              <span className={styles.figure}>
                <span className={styles.strong}>
                  <Money cents={account.balance} />
                </span>
                <span className={styles.detail}>{noteText(account)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </TilePanel>
  )
}

function noteText({ status, due_date, autopay_enabled }: BillingAccount): string {
  if (status === 'closed') return 'Closed'
  const due = due_date ? `Due ${formatDay(due_date)}` : 'Nothing due'
  return autopay_enabled ? `${due} · Autopay` : due
}
