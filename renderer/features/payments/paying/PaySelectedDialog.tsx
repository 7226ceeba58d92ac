/** "Pay selected" of the service accounts: what each bill comes to, one method for all, and what came of each payment. */
import { Button, Select } from 'antd'
import { useProviderDay } from '../../../api/useProviderDay'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import { feeOf } from '#shared/paymentTypes'
import { paymentTexts } from '#shared/paymentTexts'
import { useListPaymentProfilesQuery } from '../../../api/payments'
import { paths } from '../../../paths'
import { DialogEnd } from '../../../ui/dialogs/DialogEnd'
import { Modal } from '../../../ui/dialogs/Modal'
import { Field } from '../../../ui/forms/Field'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { billOf } from '../../../session/billOf'
import type { ChosenBill } from '../../../session/chosenBill'
import { useSignedIn } from '../../../session/SignedIn'
import { byFee, isExpired } from '../methods/byFee'
import { usePaySelected, type BillResult } from './paySelected'
import { payingTexts } from './payingTexts'
import { mayBeCharged, useUnsettledAttempts } from './paymentAttempts'
import { UnsettledPayments } from './UnsettledPayments'
import making from './makePayment.module.css'
import { amountText } from '../../../ui/look/amounts'

interface Props {
  /** All of one customer: a saved method belongs to one. */
  bills: readonly ChosenBill[]
  onClose: () => void
}

export function PaySelectedDialog({ bills, onClose }: Props) {
  const methods = useListPaymentProfilesQuery({
    query: { crm_customer_id: bills[0]?.account.crm_customer_number ?? '' },
  })
  const today = useProviderDay()
  const paying = usePaySelected(bills)
  return (
    <Modal isOpen size="large" title={titleOf(bills.length, paying)} onClose={onClose}>
      <PageState
        query={methods}
        what="The payment methods"
        rows={3}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyPanel>
            <p>
              {paymentTexts.noMethods}. Add a method under <Link to={paths.managePayment}>Payment Methods</Link> first.
            </p>
          </EmptyPanel>
        }
      >
        {(list) => (
          <PayBills
            {...{ bills, paying }}
            methods={byFee(list, today).filter((method) => !isExpired(method, today))}
            onClose={onClose}
          />
        )}
      </PageState>
    </Modal>
  )
}

const nameOf = (method: PaymentProfile): string => methodName(method.type, method['profile-account-number'])

type Paying = ReturnType<typeof usePaySelected>

/** What is going to be done, and afterwards what has been. */
function titleOf(count: number, { results, isPaying }: Paying): string {
  const accounts = count === 1 ? '1 account' : `${count} accounts`
  if (isPaying) return `Paying ${accounts}`
  const paid = Object.values(results).filter((result) => result !== 'paying' && result.status === 'ACCEPTED').length
  if (paid === 0) return `Pay ${accounts}`
  return paid === count ? `${accounts} paid` : `${paid} of ${accounts} paid`
}

interface PayBillsProps extends Props {
  paying: Paying
  methods: readonly PaymentProfile[]
}

function PayBills({ bills, paying, methods, onClose }: PayBillsProps) {
  const id = useId()
  const [token, setToken] = useState(methods[0]?.token ?? '')
  const { results, open, isPaying, isHeldBack, payAll } = paying
  const isOnline = useIsOnline()
  const method = methods.find((known) => known.token === token) ?? methods[0]
  const { person, user } = useSignedIn()
  const numbers = bills.map(({ account }) => account.crm_billing_account_number)
  const attempts = useUnsettledAttempts(person.user_id, numbers)
  const isUnsettled = !isPaying && mayBeCharged(attempts)
  /** One bill may be for several services. */
  function whatOf(number: string): string {
    const { services, place } = billOf(user, (account) => account.crm_billing_account_number === number)
    return `${services} at ${place}`
  }
  const fee = (amount: number) => (method ? feeOf(method['payment-category'], amount) : 0)
  const wasDeclined =
    !isPaying && Object.values(results).some((result) => result !== 'paying' && result.status === 'DECLINED')
  const owed = open.reduce((sum, { amount }) => sum + amount, 0)
  const fees = open.reduce((sum, { amount }) => sum + fee(amount), 0)
  return (
    <div className={making.selected}>
      <UnsettledPayments billingAccounts={numbers} isPaying={isPaying} />
      {open.length > 0 && (
        <Field id={id} label="Pay with" hint={paymentTexts.feeNotice}>
          {(control) => (
            <Select
              {...control}
              value={method?.token ?? null}
              disabled={isPaying}
              options={methods.map((known) => ({ value: known.token, label: nameOf(known) }))}
              onChange={setToken}
            />
          )}
        </Field>
      )}
      <ul className={making.bills} aria-label="Accounts to pay">
        {bills.map(({ account, amount, hasAutopay }) => (
          <li key={account.crm_billing_account_number} className={making.bill}>
            <span>
              {account.crm_billing_account_number}
              <span className={making.place}>{whatOf(account.crm_billing_account_number)}</span>
              {hasAutopay && <span className={making.place}>Autopay is on: it pays only what is left.</span>}
            </span>
            <span className={making.billTotal}>
              {amountText(amount)}
              {fee(amount) > 0 && <span className={making.place}>plus {amountText(fee(amount))} fee</span>}
            </span>
            <output className={making.billResult} data-failed={isFailed(results[account.crm_billing_account_number])}>
              {resultText(results[account.crm_billing_account_number], wasDeclined)}
            </output>
          </li>
        ))}
      </ul>
      {open.length > 0 && method && (
        <p className={making.inAll}>
          {fees > 0
            ? `${amountText(owed)} owed, plus ${amountText(fees)} in fees for ${nameOf(method)}: ${amountText(owed + fees)} total.`
            : `${amountText(owed)} owed. ${nameOf(method)} has no fee.`}
        </p>
      )}
      <output className={making.place}>
        {!isOnline && !isPaying && payingTexts.offlineUnsettled}
        {isOnline && isUnsettled && 'You can pay here once we know what became of the earlier payment.'}
        {isOnline && isHeldBack && 'Two payments need five seconds between them. Wait a moment, then press Pay again.'}
      </output>
      <DialogEnd>
        <Button disabled={isPaying} onClick={onClose}>
          {open.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {open.length > 0 && method && (
          <Button
            type="primary"
            disabled={!isOnline || isUnsettled}
            loading={isPaying}
            onClick={() => void payAll(method)}
          >
            Pay {amountText(owed + fees)}
          </Button>
        )}
      </DialogEnd>
    </div>
  )
}

const isFailed = (result: BillResult | undefined): true | undefined =>
  result !== undefined && result !== 'paying' && result.status !== 'ACCEPTED' && result.status !== 'PENDING'
    ? true
    : undefined

function resultText(result: BillResult | undefined, wasDeclined: boolean): string {
  if (result === undefined) return wasDeclined ? 'Not tried because the method was declined.' : ''
  if (result === 'paying') return 'Being paid…'
  switch (result.status) {
    case 'ACCEPTED':
      return `Paid. Confirmation number ${result.paid?.confirmation_number ?? ''}`
    case 'duplicate':
      return 'The same payment was made a moment ago, so it was not made again.'
    case 'unknown':
      return 'We don’t know yet whether this payment went through.'
    case 'left':
      return ''
    case 'PENDING':
    case 'DECLINED':
    case 'failed':
    case 'notReceived':
      return result.text
  }
}
