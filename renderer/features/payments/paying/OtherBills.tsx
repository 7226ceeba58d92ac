/** "Pay another account": the person's other bills with a balance, each of which becomes the one to pay. */
import { useState } from 'react'
import type { BillingAccount } from '#shared/contract/customers/accountDetails'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useGetAccountDetailsQuery } from '../../../api/customers/customers'
import { Money } from '../../../domain/payments/Money'
import { useSelectBill } from '../../../domain/payments/useSelectBill'
import { isGranted } from '../../../session/grantedRights'
import { useSignedIn } from '../../../session/SignedIn'
import { accountOfBill } from '../../../session/selectedAccount'
import { Button } from '../../../ui/Button'
import { dayText } from '../../../ui/format/days'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import styles from './otherBills.module.css'

const shownAtFirst = 3

/** Nothing is shown while the bills are unknown or paid, because the page is about the selected one. */
export function OtherBills({ billingAccount }: { billingAccount: string }) {
  const { user } = useSignedIn()
  const { data } = useGetAccountDetailsQuery({ query: { user_id: user.user_id } })
  const [isExpanded, setExpanded] = useState(false)
  const bills = (data?.billing_accounts ?? [])
    .filter(({ crm_billing_account_number: number }) => number !== billingAccount)
    .filter(({ balance, crm_billing_account_number: number }) => {
      const account = accountOfBill(user, number)
      return balance > 0 && account !== null && isGranted(account, 'MANAGEPAYMENT.write')
    })
    .toSorted((first, second) => (first.due_date ?? '').localeCompare(second.due_date ?? ''))
  if (bills.length === 0) return null
  return (
    <Panel title={paymentTexts.payAnotherAccount}>
      <ul>
        {bills.slice(0, isExpanded ? bills.length : shownAtFirst).map((bill) => (
          <OtherBill key={bill.crm_billing_account_number} bill={bill} />
        ))}
      </ul>
      {!isExpanded && bills.length > shownAtFirst && (
        <Button kind="link" onClick={() => setExpanded(true)}>
          {paymentTexts.showAllAccounts(bills.length)}
        </Button>
      )}
    </Panel>
  )
}

function OtherBill({ bill: { crm_billing_account_number: number, balance, due_date } }: { bill: BillingAccount }) {
  const { user } = useSignedIn()
  const selectBill = useSelectBill()
  const { services, servicesInSentence, place } = describeBill(
    user,
    (other) => other.crm_billing_account_number === number,
  )
  return (
    <li className={styles.bill}>
      <span className={parts.strong}>
        {paymentTexts.servicesAt(services, place)}
        <span className={parts.below}>{number}</span>
      </span>
      <span className={styles.owed}>
        <Money cents={balance} />
        {due_date && <span className={parts.below}>{commonTexts.dueOn(dayText(due_date))}</span>}
      </span>
      <Button aria-label={paymentTexts.payServicesAt(servicesInSentence, place)} onClick={() => selectBill(number)}>
        {commonTexts.pay}
      </Button>
    </li>
  )
}
