/** Every billing account of the person, with what each owes. */
import type { BillingAccount, UserDetails } from '#shared/contract/customers'
import { formatDay } from '#shared/dates'
import { useGetAccountDetailsQuery } from '../../api/customers'
import { billOf } from '../../session/billOf'
import { Money } from '../../ui/Money'
import { EmptyTile, TilePanel } from '../../ui/TilePanel'
import styles from './dashboard.module.css'

export function AccountsTile({ user }: { user: UserDetails }) {
  const query = useGetAccountDetailsQuery({ query: { user_id: user.user_id } })
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
              <BillName user={user} number={account.crm_billing_account_number} />
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

function BillName({ user, number }: { user: UserDetails; number: string }) {
  const { services, place } = billOf(user, (account) => account.crm_billing_account_number === number)
  return (
    <span>
      <span className={styles.strong}>{services}</span>
      <span className={styles.detail}>{place}</span>
      <span className={styles.detail}>{number}</span>
    </span>
  )
}

function noteText({ status, due_date, autopay_enabled }: BillingAccount): string {
  if (status === 'closed') return 'Closed'
  const due = due_date ? `Due ${formatDay(due_date)}` : 'Nothing due'
  return autopay_enabled ? `${due} · Autopay` : due
}
