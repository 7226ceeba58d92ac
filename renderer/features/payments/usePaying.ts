/** Paying and adding methods for the selected account, against the API. */
import type { UserAccount } from '#shared/contract/customers'
import { paymentSource, type PaymentProfile } from '#shared/contract/payments'
import { snackbarMs } from '#shared/limits'
import type { Cents } from '#shared/money'
import { paymentTexts } from '#shared/texts'
import { useCreatePaymentLinkMutation, usePayOnceMutation } from '../../api/payments'
import { paths } from '../../paths'
import { problemOfQuery } from '../../ui/queryFace'
import { useNotify } from '../../ui/useNotify'
import type { PaymentResult } from './MakePaymentPanel'
import { payWithCheck } from './payWithCheck'
import type { OpenLink } from './useAddMethod'

export const postbackUrl = (): string => window.location.origin + paths.postback

export function useOpenLink(customerNumber: string): OpenLink {
  const [createLink] = useCreatePaymentLinkMutation()
  return async (type) => {
    const { data, error } = await createLink({
      body: { parent_account_number: customerNumber, postback_url: postbackUrl(), payment_category: type },
    })
    return error ? { refused: problemOfQuery(error).message } : { url: data['payment-url'] }
  }
}

/** Pays and says so with the texts of the catalogue; the result goes to the panel, which shows it in place as well. */
export function usePay(account: UserAccount) {
  const [payOnce] = usePayOnceMutation()
  const notify = useNotify()

  return async (method: PaymentProfile, amount: Cents, onChecking: () => void): Promise<PaymentResult> => {
    const idempotencyKey = crypto.randomUUID()
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
    const { data, error } = await payWithCheck(async () => {
      const answer = await payOnce({ body, idempotencyKey })
      return answer.error ? { error: problemOfQuery(answer.error) } : { data: answer.data }
    }, onChecking)

    if (error) {
      // Nothing is shown for a duplicate: the first click's payment is what counts (specification, section 8).
      if (error.code !== 'duplicate_payment') notify.toast('error', paymentTexts.failedByError, { hideMs: snackbarMs })
      return { status: 'failed', text: `${paymentTexts.failed}. ${error.message}` }
    }
    const status = data['payment-status']
    const confirmationNumber = data['confirmation-number']
    if (status === 'ACCEPTED') {
      notify.snackbar(paymentTexts.accepted(data.amount))
      return { status, confirmationNumber, text: '' }
    }
    if (status === 'DECLINED') notify.toast('error', paymentTexts.notAccepted, { hideMs: snackbarMs })
    return { status, confirmationNumber, text: data.reason || paymentTexts.notAccepted }
  }
}
