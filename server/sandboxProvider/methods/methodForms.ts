/** The form of every payment type. */
import type { PaymentType } from '#shared/payments/paymentTypes'
import { payPalForm, venmoForm } from './account'
import { cardForm } from './card'
import { eCheckForm } from './eCheck'
import type { MethodForm } from './methodForm'
import { walletForm } from './wallet'

export const methodForms: Record<PaymentType, MethodForm> = {
  CC: cardForm('CC'),
  DC: cardForm('DC'),
  DD: eCheckForm,
  AP: walletForm('AP'),
  GP: walletForm('GP'),
  PAYPAL_ACCOUNT: payPalForm,
  VENMO: venmoForm,
}
