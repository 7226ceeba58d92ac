/** Every billing account of the person, with what each owes. Choosing one makes it the account that all screens are about. */
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { BillingAccount } from '#shared/contract/customers'
import { dayText } from '../../ui/look/days'
import { useGetAccountDetailsQuery } from '../../api/customers'
import { paths } from '../../paths'
import { billOf } from '../../session/billOf'
import { isGranted } from '../../session/grantedRights'
import { accountOfBill } from '../../session/selectedAccount'
import { accountChosen } from '../../session/selectionSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { Money } from '../../ui/payments/Money'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import tile from './AccountsTile.module.css'
import styles from './dashboard.module.css'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'

export function AccountsTile() {
  const { user } = useSignedIn()
  const query = useGetAccountDetailsQuery({ query: { user_id: user.user_id } })
  const bills = new Set(user.user_accounts.map((account) => account.crm_billing_account_number)).size
  return (
    <TilePanel
      title={commonTexts.accounts}
      query={query}
      what={dashboardTexts.yourAccounts}
      rows={Math.round(2.8 * bills)}
      isEmpty={({ billing_accounts }) => billing_accounts.length === 0}
      empty={<EmptyTile>{dashboardTexts.youDontHaveABilling}</EmptyTile>}
    >
      {({ billing_accounts }) => (
        <ul className={tile.accounts}>
          {billing_accounts.map((account) => (
            <AccountLine key={account.crm_billing_account_number} account={account} />
          ))}
        </ul>
      )}
    </TilePanel>
  )
}

function AccountLine({
  account: { crm_billing_account_number: number, balance, ...account },
}: {
  account: BillingAccount
}) {
  const { user } = useSignedIn()
  const selected = useSelected()
  const mayPayAny = useMay('MANAGEPAYMENT.write')
  const dispatch = useDispatch()
  const { services, place } = billOf(user, (other) => other.crm_billing_account_number === number)
  const first = accountOfBill(user, number, selected.address?.crm_premise_id)
  const mayPay = mayPayAny && isGranted(first, 'MANAGEPAYMENT.write')
  const isSelected = selected.account?.crm_billing_account_number === number
  const choose = () => {
    if (first && !isSelected) dispatch(accountChosen(first))
  }

  return (
    <li className={`${tile.account} ${isSelected ? tile.selected : ''}`}>
      <button type="button" className={tile.choose} aria-current={isSelected} onClick={choose}>
        <span className={styles.strong}>{services}</span>
        <span className={styles.detail}>{place}</span>
        <span className={`${styles.detail} ${styles.number}`}>{number}</span>
      </button>
      <span className={styles.figure}>
        <span className={styles.strong}>
          <Money cents={balance} />
        </span>
        <span className={styles.detail}>{noteText(account)}</span>
        <span className={tile.ways}>
          {account.autopay_enabled && <span className={styles.detail}>{commonTexts.autopay}</span>}
          {mayPay && balance > 0 && (
            <Link to={paths.payment} aria-label={`Pay ${services} at ${place}`} onClick={choose}>
              {commonTexts.pay}
            </Link>
          )}
        </span>
      </span>
    </li>
  )
}

function noteText({ status, due_date }: Pick<BillingAccount, 'status' | 'due_date'>): string {
  if (status === 'closed') return dashboardTexts.closed
  return due_date ? dashboardTexts.due(dayText(due_date)) : commonTexts.nothingDue
}
