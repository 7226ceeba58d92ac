import { useCreatePaymentLinkMutation } from '../../../api/payments/payments'
import { createLinkOpener, type LinkOpener, postbackUrl } from '../../../domain/payments/useAddMethod'
import { getStoredSession } from '../../../session/storedSession'
import { problemOfQuery } from '../../../ui/states/queryState'

/** Returns a function that opens the payment provider’s page for a new method of a customer. */
export function useOpenLink(customerNumber: string): LinkOpener {
  const [createLink] = useCreatePaymentLinkMutation()
  const owner = () => ({ accountNumber: customerNumber, token: getStoredSession()?.token ?? '', isLegacy: false })
  return createLinkOpener(owner, async (type) => {
    const { data, error } = await createLink({
      body: { parent_account_number: customerNumber, postback_url: postbackUrl(), payment_category: type },
    })
    return error ? { rejection: problemOfQuery(error).message } : { url: data['payment-url'] }
  })
}
