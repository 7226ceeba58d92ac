/** Hooks that pay through the API and ask for the outcome of a payment. */

import type { UserAccount } from '#shared/contract/customers/userDetails'
import { type OneTimePayment, type PaymentProfile, paymentSource } from '#shared/contract/payments/payments'
import { joinSentences } from '#shared/format/joinWords'
import { lastFour } from '#shared/format/lastFour'
import type { Cents } from '#shared/format/money'
import type { Problem } from '#shared/http/errors'
import { snackbarMs } from '#shared/http/limits'
import { methodName } from '#shared/payments/brands'
import * as paymentTexts from '#shared/texts/payments/payments'
import { usePayOnceMutation, useResolveOneTimePaymentMutation } from '../../../../api/payments/payments'
import { useSignedIn } from '../../../../session/SignedIn'
import { getStoredSession } from '../../../../session/storedSession'
import { useNotify } from '../../../../ui/notices/useNotify'
import { problemOfQuery } from '../../../../ui/states/queryState'
import type { AcceptedPayment } from './acceptedPayment'
import type { KeyReply } from './lookUpPayment'
import { removeAttempt, startAttempt, stopSending } from './paymentAttempts'
import { storeRecentPayment } from './recentPayments'
import { sendPayment } from './sendPayment'

export interface PaymentResult {
  status: 'ACCEPTED' | 'DECLINED' | 'PENDING' | 'unknown' | 'notReceived' | 'failed' | 'duplicate' | 'left'
  /** The data for the receipt until it has loaded. */
  paid?: AcceptedPayment
  /** The message shown in place; empty for none. */
  text: string
  /** The bank's reason for a decline, if it gave one. */
  reason?: string
}

/** After these results, the same payment can be made again, because nothing was charged. */
export const canTryAgain = ({ status }: PaymentResult): boolean =>
  status === 'DECLINED' || status === 'failed' || status === 'notReceived'

/** A canceled call, for example by signing out, has no response and is not a server failure. */
const isCanceled = (error: object): boolean => 'name' in error && error.name === 'AbortError'

const problemOf = (error: object): Problem | undefined => (isCanceled(error) ? undefined : problemOfQuery(error))

/** Returns a function that asks for the outcome of a payment by its key. */
export function useResolvePayment(): (key: string) => Promise<KeyReply> {
  const [resolve] = useResolveOneTimePaymentMutation()
  return async (key) => {
    const { data, error } = await resolve({ body: { idempotency_key: key } })
    return error ? { error: problemOf(error) } : { payment: data.payment }
  }
}

interface NewPayment {
  account: UserAccount
  method: PaymentProfile
  amount: Cents
  /** Called if the connection or the server failed, before the outcome is looked up. */
  onChecking?: (problem: Problem) => void
}

const paymentBody = (account: UserAccount, method: PaymentProfile, amount: Cents) =>
  ({
    'parent-account-number': account.crm_customer_number,
    'service-type': account.service_type_code,
    'service-account-number': account.crm_service_account_number,
    'billing-account-number': account.crm_billing_account_number,
    'payment-token': method.token,
    amount,
    source: paymentSource,
    'record-payment': true,
  }) as const

/** Returns what the receipt shows of an accepted payment. */
const paidFacts = (
  account: UserAccount,
  payment: OneTimePayment,
  method: PaymentProfile,
): Omit<AcceptedPayment, 'user_id'> => ({
  confirmation_number: payment['confirmation-number'],
  created_date: new Date().toISOString(),
  amount: payment.amount,
  fee: payment.fee,
  method_type: method.type,
  method_last4: lastFour(method['profile-account-number']),
  crm_billing_account_number: account.crm_billing_account_number,
  service_type_code: account.service_type_code,
})

/** Pays and shows the notifications of the text catalog. The panel also shows the returned result in place. */
export function usePay() {
  const [payOnce] = usePayOnceMutation()
  const resolvePayment = useResolvePayment()
  const { person, user } = useSignedIn()
  const notify = useNotify()

  return async ({ account, method, amount, onChecking = () => undefined }: NewPayment): Promise<PaymentResult> => {
    if (!navigator.onLine) return { status: 'failed', text: paymentTexts.offlineHint }
    const session = getStoredSession()
    const body = paymentBody(account, method, amount)
    const { key, isRepeated } = startAttempt(person.user_id, {
      billingAccount: account.crm_billing_account_number,
      serviceAccount: account.crm_service_account_number,
      token: method.token,
      amount,
      methodName: methodName(method.type, method['profile-account-number']),
    })
    const outcome = await sendPayment({
      pay: async () => {
        const { data, error } = await payOnce({ body, idempotencyKey: key })
        return error ? { error: problemOf(error) } : { data }
      },
      resolve: () => resolvePayment(key),
      isRepeated,
      isSameSession: () => getStoredSession() === session,
      onChecking,
    }).finally(() => stopSending(person.user_id, key))

    switch (outcome.kind) {
      case 'left':
        return { status: 'left', text: '' }
      case 'unknown':
        notify.toast('error', paymentTexts.failedByError, { hideMs: snackbarMs })
        return { status: 'unknown', text: '' }
      case 'notReceived':
        removeAttempt(person.user_id, key)
        notify.toast('error', paymentTexts.failedByError, { hideMs: snackbarMs })
        return { status: 'notReceived', text: paymentTexts.notReceived }
      case 'rejected':
        removeAttempt(person.user_id, key)
        // A duplicate shows no message, because the first click's payment counts (specification, section 8).
        if (outcome.problem.code === 'duplicate_payment') return { status: 'duplicate', text: '' }
        notify.toast('error', paymentTexts.failedByError, { hideMs: snackbarMs })
        return { status: 'failed', text: paymentTexts.failedBecause(outcome.problem.message) }
      case 'answered':
        if (outcome.data['payment-status'] !== 'PENDING') removeAttempt(person.user_id, key)
        return reportAnswer(account, outcome.data, method)
    }
  }

  function reportAnswer(account: UserAccount, payment: OneTimePayment, method: PaymentProfile): PaymentResult {
    const status = payment['payment-status']
    if (status === 'ACCEPTED') {
      notify.snackbar(paymentTexts.accepted(payment.amount))
      const billingAccount = account.crm_billing_account_number
      storeRecentPayment(person.user_id, { billingAccount, amount: payment.amount, paidAt: Date.now() })
      const paid = { user_id: user.user_id, ...paidFacts(account, payment, method) }
      return { status, paid, text: '' }
    }
    if (status === 'DECLINED') notify.toast('error', paymentTexts.notAccepted, { hideMs: snackbarMs })
    if (status === 'PENDING') return { status, text: payment.reason || paymentTexts.bankPending }
    const name = methodName(method.type, method['profile-account-number'])
    const reason = /^declined by the bank\.?$/i.test(payment.reason.trim()) ? '' : withPeriod(payment.reason)
    const text = joinSentences(paymentTexts.theBankDeclined(name), reason, paymentTexts.declinedHint)
    return { status, text, reason }
  }
}

/** Some banks end their reasons with a period, others don't. */
const withPeriod = (text: string): string => text.trim().replace(/(?<=[^.!?])$/, '.')
