/**
 * "Make payment": amount, saved methods and a new method (specification, section 2). Every Pay button opens a review.
 */
import { Alert } from 'antd'
import { type ComponentProps, useEffect, useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import type { Cents } from '#shared/format/money'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { DispatchedCommand } from '../../../domain/commands/commandSlice'
import { useCommand } from '../../../domain/commands/useCommand'
import { alreadyScheduledText } from '../../../domain/payments/scheduledPaymentText'
import type { LinkOpener } from '../../../domain/payments/useAddMethod'
import { useSignedIn } from '../../../session/SignedIn'
import { amountText, useNumberFormat } from '../../../ui/format/amounts'
import { LazyBoundary } from '../../../ui/states/LazyBoundary'
import type { QueryState } from '../../../ui/states/queryState'
import { AddNewSection } from '../methods/AddNewSection'
import { PayDayField } from '../scheduled/PayDayField'
import type { ScheduleRequest } from '../scheduled/payDay'
import type { AmountChoice } from './amountChoices'
import making from './makePayment.module.css'
import { PayableMethods } from './PayableMethods'
import { PaymentSummary } from './PaymentSummary'
import { CommandReview, PaymentReview, preloadReview } from './review/lazyReviews'
import { type Bill, type ReviewRequest, reviewOfMethod } from './review/reviewRequest'
import { mayBeCharged, useUnsettledAttempts } from './sending/paymentAttempts'
import { paymentStatusTexts } from './sending/paymentStatusTexts'
import { UnsettledPayments } from './sending/UnsettledPayments'
import { canTryAgain, type PaymentResult } from './sending/usePay'
import { useFocusAfterReview } from './useFocusAfterReview'
import { useMakePayment } from './useMakePayment'
import { usePaymentDraft } from './usePaymentDraft'

interface Props {
  /** The account of the bill. The form's draft is stored in this tab per billing account. */
  account: UserAccount
  /** The balance; null when unknown. */
  owed: Cents | null
  /** The amounts to choose from. The first is the default. */
  choices: readonly AmountChoice[]
  methods: QueryState<PaymentProfile[]>
  /** Scheduled payments of this bill. */
  scheduled: readonly ScheduledPayment[]
  today: string
  /** Opens the review of a payment for a later day, which leads to scheduling. */
  onReview: (request: ScheduleRequest) => void
  openLink: LinkOpener
  onClose: (result: PaymentResult) => void
}

/** The open review, started by a Pay button or a command. */
type ActiveReview =
  | { source: 'button'; id: string; request: ReviewRequest }
  | { source: 'command'; id: string; command: DispatchedCommand; bill: Bill & { replacesReview: boolean } }

const addNewId = 'add-new-method'
const methodsHeadingId = 'payment-methods'

export function MakePaymentPanel({ account, owed, choices, methods, scheduled, today, onReview, ...props }: Props) {
  const { openLink, onClose } = props
  const billingAccount = account.crm_billing_account_number
  // Renders again when the person's number format arrives, which may be after the balance.
  useNumberFormat()
  const draft = usePaymentDraft({ billingAccount, choices, today })
  const { text, amount, when } = draft
  const [isAdding, setIsAdding] = useState(false)
  const [activeReview, setActiveReview] = useState<ActiveReview | null>(null)

  function onAccepted(): void {
    draft.keepPaidAmount()
    if (activeReview?.source === 'button') draft.discard()
  }
  function finishPayment(result: PaymentResult): void {
    if (!canTryAgain(result)) closeReview()
    onClose(result)
  }
  const payment = useMakePayment({ account, onAccepted, onClose: finishPayment })
  const { payingToken } = payment
  const { person } = useSignedIn()
  const attempts = useUnsettledAttempts(person.user_id, [billingAccount])
  const offlineText = mayBeCharged(attempts) ? paymentStatusTexts.offlineUnsettled : paymentStatusTexts.offline

  useCommand('Make Payment', {
    billingAccount,
    isReady: methods.data !== undefined && owed !== null && payingToken === null,
    // A command is reviewed with its own amount, so the typed one stays in the form.
    onCommand: openCommand,
  })

  function openCommand(dispatched: DispatchedCommand): void {
    payment.clearResult()
    const bill = { methods: methods.data ?? [], owed, today, replacesReview: activeReview !== null }
    setActiveReview({ source: 'command', id: dispatched.id, command: dispatched, bill })
  }

  function openReview(method: PaymentProfile, cents: Cents): void {
    if (when.kind === 'on') onReview({ method, amount: cents, payOn: when.day, discard: draft.discard })
    if (when.kind !== 'now') return
    payment.clearResult()
    const request = reviewOfMethod(method, cents, { methods: methods.data ?? [], owed, today })
    setActiveReview({ source: 'button', id: request.id, request })
  }

  const closeReview = (): void => setActiveReview(null)
  useEffect(() => void preloadReview(), [])
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
              title={alreadyScheduledText(payment, today)}
            />
          ))}
          <PayableMethods {...{ methods, amount, when, today, payment, offlineText }} onReview={openReview} />
          <AddNewSection
            id={addNewId}
            isOpen={isAdding}
            onToggle={setIsAdding}
            openLink={openLink}
            onSaved={() => void methods.refetch()}
          />
        </section>
      </div>
      {activeReview && (
        <OpenReview
          activeReview={activeReview}
          {...{ account, today, payment, offlineText, unsettled: attempts }}
          onClose={closeReview}
        />
      )}
    </>
  )
}

interface OpenReviewProps extends Omit<ComponentProps<typeof PaymentReview>, 'request'> {
  activeReview: ActiveReview
}

function OpenReview({ activeReview, account, today, payment, offlineText, unsettled, onClose }: OpenReviewProps) {
  return (
    <LazyBoundary key={activeReview.id} subject={paymentTexts.thePaymentReview} onFailed={onClose}>
      {activeReview.source === 'button' ? (
        <PaymentReview
          request={activeReview.request}
          {...{ account, today, payment, offlineText, unsettled }}
          onClose={onClose}
        />
      ) : (
        <CommandReview
          {...{
            command: activeReview.command,
            bill: activeReview.bill,
            account,
            today,
            payment,
            offlineText,
            unsettled,
          }}
          onClose={onClose}
        />
      )}
    </LazyBoundary>
  )
}
