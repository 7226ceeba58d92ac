/** The alerts about the accounts of a person, each with links to the pages where they are resolved. */
import { Link } from 'react-router-dom'
import type { AccountAlert } from '#shared/contract/customers/accountAlerts'
import { paths } from '#shared/paths'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as alertTexts from '#shared/texts/customers/accountAlerts'
import * as dashboardTexts from '#shared/texts/dashboard'
import { useSelectBill } from '../../domain/payments/useSelectBill'
import { useProviderDay } from '../../domain/useProviderDay'
import { isGranted } from '../../session/grantedRights'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { useHasRight } from '../../session/useHasRight'
import { Icon } from '../../ui/icons/Icon'
import { Tile } from '../../ui/panels/TilePanel'
import styles from './Alerts.module.css'

type BillAlertFacts = Extract<AccountAlert, { crm_billing_account_number: string }>

export function AlertList({ alerts }: { alerts: readonly AccountAlert[] }) {
  return (
    <Tile title={dashboardTexts.toResolve}>
      <ul className={styles.toResolve} aria-label={dashboardTexts.toResolve}>
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
  const mayAsk = useHasRight('SERVICETICKET.write')
  const solutions = [
    ...(mayPay ? paySolutions(alert, bill) : []),
    ...(mayAsk && alert.kind === 'past_due' ? [moreTime(bill)] : []),
  ]
  return (
    <>
      <span>{billAlertText(alert, bill, today)}</span>
      {solutions.map(({ path, label, name }) => (
        <Link key={label} to={path} aria-label={name} onClick={() => selectBill(number)}>
          {label}
        </Link>
      ))}
    </>
  )
}

interface Solution {
  path: string
  label: string
  /** The name of the link for screen readers. */
  name: string
}

const moreTime = (bill: string): Solution => ({
  path: `${paths.serviceTicketCreate}?type=billing&subtype=assistance`,
  label: alertTexts.moreTime,
  name: alertTexts.moreTimeFor(bill),
})

function paySolutions(alert: BillAlertFacts, bill: string): Solution[] {
  const pay = { path: paths.payment, label: commonTexts.pay, name: alertTexts.payBill(bill) }
  const changeMethod = {
    path: paths.managePayment,
    label: alertTexts.changeMethod,
    name: alertTexts.changeMethodFor(bill),
  }
  switch (alert.kind) {
    case 'past_due':
      return alert.declined_payment?.by_autopay ? [pay, changeMethod] : [pay]
    case 'payment_declined':
      return alert.by_autopay ? [pay, changeMethod] : [pay]
    case 'card_expiring':
      return [{ path: paths.managePayment, label: alertTexts.updateCard, name: alertTexts.updateCardFor(bill) }]
    case 'scheduled_card_expiring':
      return [
        {
          path: paths.managePayment,
          label: alertTexts.reviewPayment,
          name: alertTexts.reviewPaymentFor(bill, alert.pay_on),
        },
      ]
  }
}

function billAlertText(alert: BillAlertFacts, bill: string, today: string): string {
  switch (alert.kind) {
    case 'past_due':
      return pastDueText(alert, bill)
    case 'payment_declined':
      return alertTexts.paymentDeclined({ bill, declined: declinedOf(alert) })
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

type DeclinedPayment = NonNullable<Extract<AccountAlert, { kind: 'past_due' }>['declined_payment']>

const declinedOf = ({ amount, declined_on, by_autopay, method, reason }: DeclinedPayment) => ({
  amount,
  declinedOn: declined_on,
  isByAutopay: by_autopay,
  method,
  reason,
})

function pastDueText(alert: Extract<AccountAlert, { kind: 'past_due' }>, bill: string): string {
  const { amount, next_step, next_step_on: stepOn, declined_payment: payment } = alert
  const parts = alert.bills.map((part) => ({ amount: part.amount, dueOn: part.due_date }))
  const debt = { amount, bill, parts, declined: payment && declinedOf(payment) }
  if (next_step === null || stepOn === null) return alertTexts.pastDue(debt)
  const texts = {
    late_fee: alertTexts.lateFeeFollows,
    disconnect_notice: alertTexts.disconnectNoticeFollows,
    disconnect: alertTexts.disconnectFollows,
  }
  return texts[next_step](debt, stepOn)
}
