/** "Pay selected" of the service accounts: what each bill comes to, one method for all, and what came of each payment. */
import { Button, Select } from 'antd'
import { useProviderDay } from '../../../api/useProviderDay'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import { feeOf } from '#shared/paymentTypes'
import { useListPaymentProfilesQuery } from '../../../api/payments'
import { paths } from '../../../paths'
import { DialogEnd } from '../../../ui/dialogs/DialogEnd'
import { Modal } from '../../../ui/dialogs/Modal'
import { Field } from '../../../ui/forms/Field'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import type { ChosenBill } from '../../../session/chosenBill'
import { useSignedIn } from '../../../session/SignedIn'
import { byFee, isExpired } from '../methods/byFee'
import { usePaySelected } from './paySelected'
import { payingTexts } from './payingTexts'
import { mayBeCharged, useUnsettledAttempts } from './paymentAttempts'
import { SelectedBill } from './SelectedBill'
import { UnsettledPayments } from './UnsettledPayments'
import making from './makePayment.module.css'
import { amountText } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'
import { Rich } from '../../../ui/Rich'

interface Props {
  /** All of one customer: a saved method belongs to one. */
  bills: readonly ChosenBill[]
  onPaid: (bill: ChosenBill) => void
  onClose: () => void
}

export function PaySelectedDialog({ bills, onPaid, onClose }: Props) {
  const methods = useListPaymentProfilesQuery({
    query: { crm_customer_id: bills[0]?.account.crm_customer_number ?? '' },
  })
  const today = useProviderDay()
  const paying = usePaySelected(bills, onPaid)
  return (
    <Modal isOpen size="large" title={titleOf(bills.length, paying)} onClose={onClose}>
      <PageState
        query={methods}
        what={paymentTexts.thePaymentMethods}
        rows={3}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyPanel>
            <p>
              <Rich
                text={paymentTexts.addAMethodUnderPayment(paymentTexts.noMethods)}
                parts={{ link: (text) => <Link to={paths.managePayment}>{text}</Link> }}
              />
            </p>
          </EmptyPanel>
        }
      >
        {(list) => (
          <PayBills
            {...{ bills, paying, today }}
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
  if (isPaying) return paymentTexts.paying(accounts)
  const paid = Object.values(results).filter((result) => result !== 'paying' && result.status === 'ACCEPTED').length
  if (paid === 0) return paymentTexts.pay(accounts)
  return paid === count ? paymentTexts.paid(accounts) : paymentTexts.ofPaid(paid, accounts)
}

interface PayBillsProps extends Omit<Props, 'onPaid'> {
  paying: Paying
  methods: readonly PaymentProfile[]
  today: string
}

function PayBills({ bills, paying, methods, today, onClose }: PayBillsProps) {
  const id = useId()
  const [token, setToken] = useState(methods[0]?.token ?? '')
  const { results, open, isPaying, isHeldBack, payAll } = paying
  const isOnline = useIsOnline()
  const method = methods.find((known) => known.token === token) ?? methods[0]
  const { person } = useSignedIn()
  const numbers = bills.map(({ account }) => account.crm_billing_account_number)
  const attempts = useUnsettledAttempts(person.user_id, numbers)
  const isUnsettled = !isPaying && mayBeCharged(attempts)
  const fee = (amount: number) => (method ? feeOf(method['payment-category'], amount) : 0)
  const wasTried = !isPaying && Object.keys(results).length > 0
  const owed = open.reduce((sum, { amount }) => sum + amount, 0)
  const fees = open.reduce((sum, { amount }) => sum + fee(amount), 0)
  return (
    <div className={making.selected}>
      <UnsettledPayments billingAccounts={numbers} isPaying={isPaying} />
      {open.length > 0 && (
        <Field id={id} label={paymentTexts.payWith} hint={paymentTexts.feeNotice}>
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
      <ul className={making.bills} aria-label={paymentTexts.accountsToPay}>
        {bills.map((bill) => (
          <SelectedBill
            key={bill.account.crm_billing_account_number}
            {...{ bill, today, wasTried }}
            fee={fee(bill.amount)}
            result={results[bill.account.crm_billing_account_number]}
          />
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
        {isOnline && isUnsettled && paymentTexts.youCanPayHereOnce}
        {isOnline && isHeldBack && paymentTexts.paymentsMustBeAtLeast}
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
            {paymentTexts.pay(amountText(owed + fees))}
          </Button>
        )}
      </DialogEnd>
    </div>
  )
}
