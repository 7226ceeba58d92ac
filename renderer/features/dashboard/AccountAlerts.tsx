/** Lists what the person has to resolve, each with a link to the page where they can. */
import { Link } from 'react-router-dom'
import type { AccountAlert } from '#shared/contract/customers/accountAlerts'
import { paths } from '#shared/paths'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as alertTexts from '#shared/texts/customers/accountAlerts'
import { useSelectBill } from '../../domain/payments/useSelectBill'
import { useProviderDay } from '../../domain/useProviderDay'
import { isGranted } from '../../session/grantedRights'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { useHasRight } from '../../session/useHasRight'
import { Icon } from '../../ui/icons/Icon'
import { Tile } from '../../ui/panels/TilePanel'
import styles from './Alerts.module.css'
import { useAccountAlerts } from './useAccountAlerts'

type BillAlertFacts = Extract<AccountAlert, { crm_billing_account_number: string }>

/**
 * The alerts are part of the answer that the accounts are drawn from, so they cost no further request. They are below
 * the balance, because they can arrive later and have any number of lines. What is below them is shown after them.
 */
export function AccountAlerts() {
  const { alerts, isLoading } = useAccountAlerts()
  if (isLoading) return <span hidden data-alerts-to-come />
  if (alerts.length === 0) return null
  return (
    <Tile title={alertTexts.toResolve}>
      <ul className={styles.toResolve} aria-label={alertTexts.toResolve}>
        {alerts.map((alert) => (
          <li key={keyOf(alert)}>
            <Icon name="circle-alert" />
            <AlertContent alert={alert} />
          </li>
        ))}
      </ul>
    </Tile>
  )
}

/** The text of an alert, and a link to where it is resolved. */
const AlertContent = ({ alert }: { alert: AccountAlert }) =>
  'crm_billing_account_number' in alert ? <BillAlert alert={alert} /> : <OwnAlert alert={alert} />

function keyOf(alert: AccountAlert): string {
  if (alert.kind === 'scheduled_card_expiring') return alert.scheduled_payment_id
  if ('crm_billing_account_number' in alert) return `${alert.kind} ${alert.crm_billing_account_number}`
  return alert.kind === 'request_waiting' ? alert.case_id : alert.email
}

function OwnAlert({ alert }: { alert: Exclude<AccountAlert, BillAlertFacts> }) {
  if (alert.kind === 'email_undeliverable') {
    return (
      <>
        <span>{alertTexts.emailUndeliverable(alert.email)}</span>
        <Link to={paths.editAccount}>{alertTexts.checkEmail}</Link>
      </>
    )
  }
  const { case_id, case_no, title } = alert
  return (
    <>
      <span>{alertTexts.requestWaits(case_no, title)}</span>
      <Link to={`${paths.serviceTicketView}?case=${case_id}`} aria-label={alertTexts.answerRequestNo(case_no)}>
        {alertTexts.answerRequest}
      </Link>
    </>
  )
}

function BillAlert({ alert }: { alert: BillAlertFacts }) {
  const { user } = useSignedIn()
  const selectBill = useSelectBill()
  const mayPayAny = useHasRight('MANAGEPAYMENT.write')
  const today = useProviderDay()
  const number = alert.crm_billing_account_number
  const { servicesInSentence: services, place } = describeBill(
    user,
    (account) => account.crm_billing_account_number === number,
  )
  const bill = alertTexts.billAt(services, place)
  const mayPay = mayPayAny && isGranted(accountOfBill(user, number), 'MANAGEPAYMENT.write')
  const { path, label, name } = solutionOf(alert, bill)
  return (
    <>
      <span>{billAlertText(alert, bill, today)}</span>
      {mayPay && (
        <Link to={path} aria-label={name} onClick={() => selectBill(number)}>
          {label}
        </Link>
      )}
    </>
  )
}

/** Returns the page where an alert is resolved, the text of the link to it, and its name for screen readers. */
function solutionOf(alert: BillAlertFacts, bill: string): { path: string; label: string; name: string } {
  switch (alert.kind) {
    case 'past_due':
    case 'payment_declined':
      return { path: paths.payment, label: commonTexts.pay, name: alertTexts.payBill(bill) }
    case 'card_expiring':
      return { path: paths.managePayment, label: alertTexts.updateCard, name: alertTexts.updateCardFor(bill) }
    case 'scheduled_card_expiring':
      return {
        path: paths.managePayment,
        label: alertTexts.reviewPayment,
        name: alertTexts.reviewPaymentFor(bill, alert.pay_on),
      }
  }
}

function billAlertText(alert: BillAlertFacts, bill: string, today: string): string {
  switch (alert.kind) {
    case 'past_due':
      return pastDueText(alert, bill)
    case 'payment_declined':
      return alertTexts.paymentDeclined({ bill, amount: alert.amount, declinedOn: alert.declined_on })
    case 'card_expiring': {
      const card = { bill, method: alert.method, expiresOn: alert.expires_on }
      return alert.expires_on < today ? alertTexts.cardExpired(card) : alertTexts.cardExpires(card)
    }
    case 'scheduled_card_expiring': {
      const { amount, pay_on: payOn, method, expires_on: expiresOn } = alert
      const payment = { bill, amount, payOn, method, expiresOn }
      return expiresOn < today ? alertTexts.scheduledCardExpired(payment) : alertTexts.scheduledCardExpires(payment)
    }
  }
}

function pastDueText(alert: Extract<AccountAlert, { kind: 'past_due' }>, bill: string): string {
  const { amount, due_date: dueOn, next_step, next_step_on: stepOn, declined_payment: payment } = alert
  const declined = payment && { amount: payment.amount, declinedOn: payment.declined_on }
  const debt = { amount, bill, dueOn, declined }
  if (next_step === null || stepOn === null) return alertTexts.pastDue(debt)
  const texts = {
    late_fee: alertTexts.lateFeeFollows,
    disconnect_notice: alertTexts.disconnectNoticeFollows,
    disconnect: alertTexts.disconnectFollows,
  }
  return texts[next_step](debt, stepOn)
}
