/** Shows what the selected account owes, with a link to pay it. */

import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Balance } from '#shared/contract/payments/balance'
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import { paths } from '#shared/paths'
import { describeBill } from '#shared/services/describeBill'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useViewBalanceQuery } from '../../api/payments/payments'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { OwedHeadline } from '../../domain/payments/OwedHeadline'
import { outlookText } from '../../domain/payments/outlookText'
import { balanceRequestOf } from '../../domain/payments/paymentRequests'
import { scheduledPaymentText } from '../../domain/payments/scheduledPaymentText'
import { useAccountScheduledPayments } from '../../domain/payments/useAccountScheduledPayments'
import { useProviderDay } from '../../domain/useProviderDay'
import { useSignedIn } from '../../session/SignedIn'
import { useAccountOwner } from '../../session/useAccountOwner'
import { useHasRight } from '../../session/useHasRight'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import { TilePanel } from '../../ui/panels/TilePanel'
import { Rich } from '../../ui/Rich'
import styles from './dashboard.module.css'
import { useRecentCredits } from './useRecentCredits'

export function BalanceTile({ account }: { account: UserAccount }) {
  const mayPay = useHasRight('MANAGEPAYMENT.write')
  const owner = useAccountOwner()
  const query = useViewBalanceQuery(balanceRequestOf(account))
  const { scheduled, isFailed } = useAccountScheduledPayments(account)
  const { recent, isFailed: hasCreditsFailed } = useRecentCredits(account)
  const { timeZone } = useRuntimeConfig()
  const { user } = useSignedIn()
  const bill = describeBill(user, (other) => other.crm_billing_account_number === account.crm_billing_account_number)
  const today = useProviderDay()
  return (
    <TilePanel title={commonTexts.balance} query={query} failedText={dashboardTexts.yourBalanceNotLoaded} rows={4}>
      {(balance) => (
        <>
          <OwedHeadline balance={balance} owner={owner} />
          {/* Below the headline, which the document paints before it knows the services. */}
          <p className={parts.small}>{paymentTexts.servicesAt(bill.services, bill.place)}</p>
          {scheduled.map((payment) => (
            <p key={payment.scheduled_payment_id} className={parts.small}>
              {scheduledPaymentText(payment, today)}
            </p>
          ))}
          <p className={parts.small}>{autopayText(balance, scheduled, today)}</p>
          {recent.map((credit) => (
            <p key={credit.credit_id} className={parts.small}>
              <Rich
                text={dashboardTexts.creditNotice(
                  amountText(credit.amount),
                  creditTexts.reasonLabels[credit.credit_reason_cd],
                )}
                parts={{ date: <DateText value={credit.created_date} timeZone={timeZone} /> }}
              />
            </p>
          ))}
          {hasCreditsFailed && <p className={parts.small}>{dashboardTexts.creditsNotLoaded}</p>}
          {isFailed && <p className={parts.small}>{dashboardTexts.scheduledLoadFailed}</p>}
          {mayPay && (
            <p className={styles.links}>
              <Link to={paths.payment} className={balance.unpaidBalance > 0 ? styles.primary : undefined}>
                {dashboardTexts.makePayment}
              </Link>
              <Link to={paths.managePayment}>
                {balance.autopayEnabled ? dashboardTexts.changeAutopay : dashboardTexts.setUpAutopay}
              </Link>
            </p>
          )}
        </>
      )}
    </TilePanel>
  )
}

function autopayText(balance: Balance, scheduled: readonly ScheduledPayment[], today: string): string {
  if (!balance.autopayEnabled) return dashboardTexts.autopayIsOff
  const { unpaidBalance: owed, autopayOn } = balance
  return outlookText({ owed, autopayOn, scheduled, today }) || dashboardTexts.autopayIsOn
}
