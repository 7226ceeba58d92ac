/** Paying a bill: the open review, which a Pay button or a command starts, and the payment that it sends. */
import { useEffect, useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { DispatchedCommand } from '../../../domain/commands/commandSlice'
import { useCommand } from '../../../domain/commands/useCommand'
import { useSignedIn } from '../../../session/SignedIn'
import type { QueryState } from '../../../ui/states/queryState'
import type { ScheduleRequest } from '../scheduled/payDay'
import { preloadReview } from './review/lazyReviews'
import { type Bill, type ReviewRequest, reviewOfMethod } from './review/reviewRequest'
import { mayBeCharged, useUnsettledAttempts } from './sending/paymentAttempts'
import { canTryAgain, type PaymentResult } from './sending/usePay'
import { useMakePayment } from './useMakePayment'
import type { usePaymentDraft } from './usePaymentDraft'

export type ActiveReview =
  | { source: 'button'; id: string; request: ReviewRequest }
  | { source: 'command'; id: string; command: DispatchedCommand; bill: Bill & { replacesReview: boolean } }

export interface PayableBill {
  /** The account of the bill. The form's draft is stored in this tab per billing account. */
  account: UserAccount
  /** The balance; null when unknown. */
  owed: Cents | null
  methods: QueryState<PaymentProfile[]>
  today: string
  /** Opens the review of a payment for a later day, which leads to scheduling. */
  onReview: (request: ScheduleRequest) => void
  onClose: (result: PaymentResult) => void
}

export function useReviewedPayment(
  { account, owed, methods, today, onReview, onClose }: PayableBill,
  draft: ReturnType<typeof usePaymentDraft>,
) {
  const billingAccount = account.crm_billing_account_number
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
  const unsettled = useUnsettledAttempts(person.user_id, [billingAccount])
  const offlineText = mayBeCharged(unsettled) ? paymentTexts.offlineHint : paymentTexts.offlineNothingPaid

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
    const { when } = draft
    if (when.kind === 'on') onReview({ method, amount: cents, payOn: when.day, discard: draft.discard })
    if (when.kind !== 'now') return
    payment.clearResult()
    const request = reviewOfMethod(method, cents, { methods: methods.data ?? [], owed, today })
    setActiveReview({ source: 'button', id: request.id, request })
  }

  const closeReview = (): void => setActiveReview(null)
  useEffect(() => void preloadReview(), [])
  return { payment, unsettled, offlineText, activeReview, openReview, closeReview }
}
