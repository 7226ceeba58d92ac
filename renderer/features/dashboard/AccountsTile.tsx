/**
 * Lists the person's billing accounts with their balances. Selecting one makes it the account that all screens are
 * about.
 */
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { BillingAccount } from '#shared/contract/customers/accountDetails'
import { paths } from '#shared/paths'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import { useGetAccountDetailsQuery } from '../../api/customers/customers'
import { Money } from '../../domain/payments/Money'
import { isGranted } from '../../session/grantedRights'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { accountSelected } from '../../session/selectionSlice'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import tile from './AccountsTile.module.css'
import styles from './dashboard.module.css'

export function AccountsTile() {
  const { user } = useSignedIn()
  const query = useGetAccountDetailsQuery({ query: { user_id: user.user_id } })
  const bills = new Set(user.user_accounts.map((account) => account.crm_billing_account_number)).size
  return (
    <TilePanel
      title={commonTexts.accounts}
      query={query}
      failedText={dashboardTexts.yourAccountsNotLoaded}
      rows={Math.round(2.8 * bills)}
      isEmpty={({ billing_accounts }) => billing_accounts.length === 0}
      empty={
        <EmptyTile picture="bills" action={<Link to={paths.contactUs}>{commonTexts.contactUs}</Link>}>
          {dashboardTexts.noBillingAccount}
        </EmptyTile>
      }
    >
      {({ billing_accounts }) => (
        <>
          <ul className={tile.accounts}>
            {billing_accounts.map((account) => (
              <AccountLine key={account.crm_billing_account_number} account={account} />
            ))}
          </ul>
          {billing_accounts.length > 1 && <Total accounts={billing_accounts} />}
        </>
      )}
    </TilePanel>
  )
}

/** A credit of one account does not reduce what is owed on another. */
const Total = ({ accounts }: { accounts: readonly BillingAccount[] }) => (
  <p className={tile.total}>
    <span>{dashboardTexts.allAccounts}</span>
    <Money cents={accounts.reduce((sum, { balance }) => sum + Math.max(0, balance), 0)} />
  </p>
)

function AccountLine({
  account: { crm_billing_account_number: number, balance, ...account },
}: {
  account: BillingAccount
}) {
  const { user } = useSignedIn()
  const selected = useSelection()
  const mayPayAny = useHasRight('MANAGEPAYMENT.write')
  const dispatch = useDispatch()
  const { services, servicesInSentence, place } = describeBill(
    user,
    (other) => other.crm_billing_account_number === number,
  )
  const first = accountOfBill(user, number, selected.address?.crm_premise_id)
  const mayPay = mayPayAny && isGranted(first, 'MANAGEPAYMENT.write')
  const isSelected = selected.account?.crm_billing_account_number === number
  const selectAccount = () => {
    if (first && !isSelected) dispatch(accountSelected(first))
  }

  return (
    <li className={`${tile.account} ${isSelected ? tile.selected : ''}`}>
      <button type="button" className={tile.choose} aria-current={isSelected} onClick={selectAccount}>
        <span className={styles.strong}>{services}</span>
        <span className={parts.below}>{place}</span>
        <span className={`${parts.below} ${styles.number}`}>{number}</span>
      </button>
      <span className={styles.figure}>
        <span className={styles.strong}>
          <Money cents={balance} />
        </span>
        <span className={parts.below}>{noteText(account)}</span>
        <span className={tile.ways}>
          {account.autopay_enabled && <span className={parts.below}>{commonTexts.autopay}</span>}
          {mayPay && balance > 0 && (
            <Link
              to={paths.payment}
              aria-label={dashboardTexts.payServicesAt(servicesInSentence, place)}
              onClick={selectAccount}
            >
              {commonTexts.pay}
            </Link>
          )}
        </span>
      </span>
    </li>
  )
}

function noteText({ status, due_date }: Pick<BillingAccount, 'status' | 'due_date'>): string {
  if (status === 'closed') return commonTexts.closed
  return due_date ? commonTexts.dueOn(dayText(due_date)) : commonTexts.nothingDue
}
