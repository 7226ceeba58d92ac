/** Paying and adding methods for the selected account, against the API. */
import { paymentPending } from '#shared/paymentPending'
import { lastFour, methodName } from '#shared/brands'
import type { UserAccount } from '#shared/contract/userDetails'
import { paymentSource, type payOnce as payOnceCall, type PaymentProfile } from '#shared/contract/payments'
import type { ResponseOf } from '#shared/endpoint'
import { snackbarMs } from '#shared/limits'
import { paymentTexts } from '#shared/paymentTexts'
import { useCreatePaymentLinkMutation, usePayOnceMutation } from '../../../api/payments'
import { heldSession } from '../../../session/heldSession'
import { useSignedIn } from '../../../session/SignedIn'
import { problemOfQuery } from '../../../ui/states/queryFace'
import { useNotify } from '../../../ui/notices/useNotify'
import { paymentKeyOf } from './paymentKey'
import { payWithCheck } from './payWithCheck'
import { openLinkFor, postbackUrl, type OpenLink } from '../../../ui/payments/useAddMethod'
import type { Pay, PaymentResult } from './useMakePayment'

export function useOpenLink(customerNumber: string): OpenLink {
  const [createLink] = useCreatePaymentLinkMutation()
  const owner = () => ({ accountNumber: customerNumber, token: heldSession()?.token ?? '', isLegacy: false })
  return openLinkFor(owner, async (type) => {
    const { data, error } = await createLink({
      body: { parent_account_number: customerNumber, postback_url: postbackUrl(), payment_category: type },
    })
    return error ? { refused: problemOfQuery(error).message } : { url: data['payment-url'] }
  })
}

/** A call that was broken off, as signing out does, has no answer: that is not one of the server's failures. */
const isBrokenOff = (error: object): boolean => 'name' in error && error.name === 'AbortError'

/** Pays for the account that is given. */
export function usePay(account: UserAccount): Pay {
  return usePayFor()(account)
}

/** Pays and says so with the texts of the catalogue; the result goes to the panel, which shows it in place as well. */
export function usePayFor(): (account: UserAccount) => Pay {
  const [payOnce] = usePayOnceMutation()
  const { user } = useSignedIn()
  const notify = useNotify()

  return (account) => async (method, amount, onChecking) => {
    const session = heldSession()
    const body = {
      'parent-account-number': account.crm_customer_number,
      'service-type': account.service_type_code,
      'service-account-number': account.crm_service_account_number,
      'billing-account-number': account.crm_billing_account_number,
      'payment-token': method.token,
      amount,
      source: paymentSource,
      'record-payment': true,
    } as const
    const { key, isRepeated, settle } = paymentKeyOf(
      user.user_id,
      account.crm_billing_account_number,
      account.crm_service_account_number,
      method.token,
      amount,
    )
    const outcome = await payWithCheck({
      pay: async () => {
        const { data, error } = await payOnce({ body, idempotencyKey: key })
        return error ? { error: isBrokenOff(error) ? undefined : problemOfQuery(error) } : { data }
      },
      isSameSession: () => heldSession() === session,
      isRepeated,
      onChecking,
    })

    switch (outcome.kind) {
      case 'left':
        return { status: 'left', text: '' }
      case 'unknown':
        notify.toast('error', paymentTexts.failedByError, { hideMs: snackbarMs })
        return { status: 'unknown', text: '' }
      case 'refused':
        settle()
        // Nothing is shown for a duplicate: the first click's payment is what counts (specification, section 8).
        if (outcome.problem.code === 'duplicate_payment') return { status: 'duplicate', text: '' }
        notify.toast('error', paymentTexts.failedByError, { hideMs: snackbarMs })
        return { status: 'failed', text: `${paymentTexts.failed}. ${outcome.problem.message}` }
      case 'answered':
        if (outcome.data['payment-status'] !== 'PENDING') settle()
        return tell(account, outcome.data, method)
    }
  }

  function tell(account: UserAccount, payment: ResponseOf<typeof payOnceCall>, method: PaymentProfile): PaymentResult {
    const status = payment['payment-status']
    if (status === 'ACCEPTED') {
      notify.snackbar(paymentTexts.accepted(payment.amount))
      const paid = {
        user_id: user.user_id,
        confirmation_number: payment['confirmation-number'],
        created_date: new Date().toISOString(),
        amount: payment.amount,
        fee: payment.fee,
        method_type: method.type,
        method_last4: lastFour(method['profile-account-number']),
        crm_billing_account_number: account.crm_billing_account_number,
        service_type_code: account.service_type_code,
      }
      return { status, paid, text: '' }
    }
    if (status === 'DECLINED') notify.toast('error', paymentTexts.notAccepted, { hideMs: snackbarMs })
    if (status === 'PENDING') return { status, text: payment.reason || paymentPending }
    const name = methodName(method.type, method['profile-account-number'])
    const reason = /^declined by the bank\.?$/i.test(payment.reason.trim()) ? '' : sentence(payment.reason)
    const parts = [`The bank declined ${name}.`, reason, 'Pay with another method, or ask the bank.']
    return { status, text: parts.filter(Boolean).join(' ') }
  }
}

/** Banks end their reasons with a stop, or do not. */
const sentence = (text: string): string => text.trim().replace(/(?<=[^.!?])$/, '.')
