/** What the selected account owes, in plain words, and the way to paying it. */
import { Link } from 'react-router-dom'
import { creditReasons } from '#shared/credits'
import type { UserAccount } from '#shared/contract/userDetails'
import { dayText } from '../../ui/look/days'
import { balanceOf } from '../../api/paymentRequests'
import { useViewBalanceQuery } from '../../api/payments'
import { usePlannedPayments } from '../../api/usePlannedPayments'
import { useProviderDay } from '../../api/useProviderDay'
import { useRecentCredits } from '../../api/useRecentCredits'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { useWhose } from '../../session/useWhose'
import { useMay } from '../../session/useMay'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/look/amounts'
import { owedText } from '../../ui/payments/owedText'
import { plannedText } from '../../ui/payments/plannedTexts'
import { TilePanel } from '../../ui/panels/TilePanel'
import styles from './dashboard.module.css'

export function BalanceTile({ account }: { account: UserAccount }) {
  const mayPay = useMay('MANAGEPAYMENT.write')
  const whose = useWhose()
  const query = useViewBalanceQuery(balanceOf(account))
  const { planned, isFailed } = usePlannedPayments(account)
  const { recent, isFailed: isUnknown } = useRecentCredits(account)
  const { timeZone } = useRuntimeConfig()
  const today = useProviderDay()
  return (
    <TilePanel title="Balance" query={query} what="Your balance" rows={4}>
      {(balance) => (
        <>
          <p className={styles.headline}>{owedText(balance, whose)}</p>
          <p className={styles.quiet}>
            {balance.autopayEnabled
              ? `Autopay is on.${balance.autopayOn ? ` It pays this bill on ${dayText(balance.autopayOn)}.` : ''}`
              : 'Autopay is off.'}
          </p>
          {planned.map((payment) => (
            <p key={payment.scheduled_payment_id} className={styles.quiet}>
              {plannedText(payment, today)}
            </p>
          ))}
          {recent.map((credit) => (
            <p key={credit.credit_id} className={styles.quiet}>
              Credit of {amountText(credit.amount)} on <DateText value={credit.created_date} timeZone={timeZone} />
              {` for “${creditReasons[credit.credit_reason_cd]}”. It is already taken off your balance.`}
            </p>
          ))}
          {isUnknown && <p className={styles.quiet}>Credits could not be loaded.</p>}
          {isFailed && <p className={styles.quiet}>Scheduled payments could not be loaded.</p>}
          {mayPay && (
            <p className={styles.links}>
              <Link to={paths.payment} className={styles.primary}>
                Make payment
              </Link>
              <Link to={paths.managePayment}>{balance.autopayEnabled ? 'Change autopay' : 'Set up autopay'}</Link>
            </p>
          )}
        </>
      )}
    </TilePanel>
  )
}
