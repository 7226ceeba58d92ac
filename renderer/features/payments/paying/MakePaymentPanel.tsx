/**
 * "Make payment": amount, saved methods and a new method (specification, section 2). Every Pay button opens a review.
 */
import { Alert } from 'antd'
import { useState } from 'react'
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import * as paymentTexts from '#shared/texts/payments/payments'
import { beforePayingText, scheduledPaymentText } from '../../../domain/payments/scheduledPaymentText'
import type { LinkOpener } from '../../../domain/payments/useAddMethod'
import { amountText, useNumberFormat } from '../../../ui/format/amounts'
import { AddNewSection } from '../methods/AddNewSection'
import { isExpired } from '../methods/methodFees'
import { PayDayField } from '../scheduled/PayDayField'
import type { AmountChoice } from './amountChoices'
import making from './makePayment.module.css'
import { PayableMethods } from './PayableMethods'
import { PaymentSummary } from './PaymentSummary'
import { OpenReview } from './review/OpenReview'
import { UnsettledPayments } from './sending/UnsettledPayments'
import { useFocusAfterReview } from './useFocusAfterReview'
import { usePaymentDraft } from './usePaymentDraft'
import { type PayableBill, useReviewedPayment } from './useReviewedPayment'

interface Props extends PayableBill {
  /** The amounts to choose from. The first is the default. */
  choices: readonly AmountChoice[]
  /** Scheduled payments of this bill. */
  scheduled: readonly ScheduledPayment[]
  openLink: LinkOpener
}

const addNewId = 'add-new-method'
const methodsHeadingId = 'payment-methods'

export function MakePaymentPanel({ choices, scheduled, openLink, ...bill }: Props) {
  const { account, owed, methods, today } = bill
  const billingAccount = account.crm_billing_account_number
  // Renders again when the person's number format arrives, which may be after the balance.
  useNumberFormat()
  const draft = usePaymentDraft({ billingAccount, choices, today })
  const { text, amount, when } = draft
  const [isAdding, setIsAdding] = useState<boolean | null>(null)
  const hasNoUsable = methods.data?.every((method) => isExpired(method, today)) ?? false
  const { openReview, closeReview, activeReview, ...review } = useReviewedPayment(bill, draft)
  const { payment, offlineText } = review
  const { payingToken } = payment

  useFocusAfterReview(activeReview !== null, methodsHeadingId)

  return (
    <>
      <UnsettledPayments billingAccounts={[billingAccount]} isPaying={payingToken !== null} />
      <div className={making.makePayment}>
        <PaymentSummary
          {...{ text, choices, owed }}
          selected={draft.kind}
          isDisabled={payingToken !== null}
          onChange={draft.typeAmount}
          onSelect={draft.selectKind}
        >
          <PayDayField
            payDay={draft.payDay}
            today={today}
            isDisabled={payingToken !== null}
            onChange={draft.selectDay}
          />
        </PaymentSummary>
        <section className={making.choose} aria-labelledby={methodsHeadingId}>
          <h2 id={methodsHeadingId} tabIndex={-1}>
            {paymentTexts.savedMethods}
          </h2>
          {amount !== null && (
            <p className={making.stickyAmount} aria-hidden="true">
              <span>{paymentTexts.youllPay}</span>
              <span>{amountText(amount)}</span>
            </p>
          )}
          {scheduled.map((payment) => (
            <Alert
              key={payment.scheduled_payment_id}
              type="warning"
              showIcon
              role="note"
              title={
                when.kind === 'now'
                  ? beforePayingText(payment, { owed, amount, today })
                  : scheduledPaymentText(payment, today)
              }
            />
          ))}
          <PayableMethods {...{ methods, amount, when, today, payment, offlineText }} onReview={openReview} />
          <AddNewSection
            id={addNewId}
            isOpen={isAdding ?? hasNoUsable}
            onToggle={setIsAdding}
            openLink={openLink}
            onSaved={() => void methods.refetch()}
          />
        </section>
      </div>
      {activeReview && (
        <OpenReview activeReview={activeReview} {...{ account, today }} {...review} onClose={closeReview} />
      )}
    </>
  )
}
