/** "Pay selected" of the service accounts: totals per bill, one method for all, and the result of each payment. */

import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import { feeOf } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useListPaymentProfilesQuery } from '../../../../api/payments/payments'
import type { BillToPay } from '../../../../domain/payments/billToPay'
import { useProviderDay } from '../../../../domain/useProviderDay'
import { useSignedIn } from '../../../../session/SignedIn'
import { Button } from '../../../../ui/Button'
import { DialogFooter } from '../../../../ui/dialogs/DialogFooter'
import { Modal } from '../../../../ui/dialogs/Modal'
import { amountText } from '../../../../ui/format/amounts'
import { Field } from '../../../../ui/forms/Field'
import { Select } from '../../../../ui/forms/fields/Select'
import { EmptyPanel } from '../../../../ui/panels/Panel'
import parts from '../../../../ui/panels/parts.module.css'
import { Rich } from '../../../../ui/Rich'
import { PageState } from '../../../../ui/states/PageState'
import { useIsOnline } from '../../../../ui/states/useIsOnline'
import { isExpired, sortMethods } from '../../methods/methodFees'
import making from '../makePayment.module.css'
import { mayBeCharged, useUnsettledAttempts } from '../sending/paymentAttempts'
import { UnsettledPayments } from '../sending/UnsettledPayments'
import { SelectedBill } from './SelectedBill'
import { usePaySelected } from './usePaySelected'

interface Props {
  /** All bills belong to one customer, because a saved method does too. */
  bills: readonly BillToPay[]
  onPaid: (bill: BillToPay) => void
  onClose: () => void
}

export function PaySelectedDialog({ bills, onPaid, onClose }: Props) {
  const methods = useListPaymentProfilesQuery({
    query: { crm_customer_id: bills[0]?.account.crm_customer_number ?? '' },
  })
  const today = useProviderDay()
  const payment = usePaySelected(bills, onPaid)
  return (
    <Modal isOpen size="large" title={titleOf(bills.length, payment)} onClose={onClose}>
      <PageState
        query={methods}
        failedText={paymentMethodTexts.paymentMethodsNotLoaded}
        rows={3}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyPanel picture="wallet">
            <p>
              <Rich
                text={paymentTexts.addMethodHint(paymentMethodTexts.noMethods)}
                parts={{ link: (text) => <Link to={paths.managePayment}>{text}</Link> }}
              />
            </p>
          </EmptyPanel>
        }
      >
        {(list) => (
          <PayBills
            {...{ bills, payment, today }}
            methods={sortMethods(list, today).filter((method) => !isExpired(method, today))}
            onClose={onClose}
          />
        )}
      </PageState>
    </Modal>
  )
}

const nameOf = (method: PaymentProfile): string => methodName(method.type, method['profile-account-number'])

type PaySelectedState = ReturnType<typeof usePaySelected>

/** The title says what will be paid, and afterwards what was paid. */
function titleOf(count: number, { results, isPaying }: PaySelectedState): string {
  if (isPaying) return paymentTexts.payingAccounts(count)
  const paid = Object.values(results).filter((result) => result !== 'paying' && result.status === 'ACCEPTED').length
  return paid === 0 ? paymentTexts.payAccounts(count) : paymentTexts.paidAccounts(paid, count)
}

interface PayBillsProps extends Omit<Props, 'onPaid'> {
  payment: PaySelectedState
  methods: readonly PaymentProfile[]
  today: string
}

function PayBills({ bills, payment, methods, today, onClose }: PayBillsProps) {
  const id = useId()
  const [token, setToken] = useState(methods[0]?.token ?? '')
  const { results, open, isPaying, isBlocked, payAll } = payment
  const isOnline = useIsOnline()
  const method = methods.find((candidate) => candidate.token === token) ?? methods[0]
  const { person } = useSignedIn()
  const billingAccounts = bills.map(({ account }) => account.crm_billing_account_number)
  const attempts = useUnsettledAttempts(person.user_id, billingAccounts)
  const isUnsettled = !isPaying && mayBeCharged(attempts)
  const feeFor = (amount: number) => (method ? feeOf(method['payment-category'], amount) : 0)
  const wasTried = !isPaying && Object.keys(results).length > 0
  const owed = open.reduce((sum, { amount }) => sum + amount, 0)
  const fees = open.reduce((sum, { amount }) => sum + feeFor(amount), 0)
  return (
    <div className={making.selected}>
      <UnsettledPayments billingAccounts={billingAccounts} isPaying={isPaying} />
      {open.length > 0 && (
        <Field id={id} label={paymentTexts.payWith} hint={paymentTexts.feeNotice}>
          {(control) => (
            <Select
              {...control}
              value={method?.token ?? null}
              disabled={isPaying}
              options={methods.map((candidate) => ({ value: candidate.token, label: nameOf(candidate) }))}
              onChange={setToken}
            />
          )}
        </Field>
      )}
      <ul aria-label={paymentTexts.accountsToPay}>
        {bills.map((bill) => (
          <SelectedBill
            key={bill.account.crm_billing_account_number}
            {...{ bill, today, wasTried }}
            fee={feeFor(bill.amount)}
            result={results[bill.account.crm_billing_account_number]}
          />
        ))}
      </ul>
      {open.length > 0 && method && (
        <p className={making.inAll}>
          {fees > 0
            ? paymentTexts.owedWithFees({
                owed: amountText(owed),
                fees: amountText(fees),
                method: nameOf(method),
                total: amountText(owed + fees),
              })
            : paymentTexts.owedWithoutFees(amountText(owed), nameOf(method))}
        </p>
      )}
      <output className={parts.below}>
        {!isOnline && !isPaying && paymentTexts.offlineHint}
        {isOnline && isUnsettled && paymentTexts.payOnceSettled}
        {isOnline && isBlocked && paymentTexts.paymentsTooClose}
      </output>
      <DialogFooter>
        <Button disabled={isPaying} onClick={onClose}>
          {open.length === 0 ? commonTexts.close : commonTexts.cancel}
        </Button>
        {open.length > 0 && method && (
          <Button
            kind="primary"
            disabled={!isOnline || isUnsettled}
            isBusy={isPaying}
            onClick={() => void payAll(method)}
          >
            {paymentTexts.payAmount(amountText(owed + fees))}
          </Button>
        )}
      </DialogFooter>
    </div>
  )
}
