/** Changes the expiration date of a card that its bank has renewed under the same number. */
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { updatePaymentProfileExpiry } from '#shared/contract/payments/payments'
import { methodName } from '#shared/payments/brands'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { useUpdatePaymentProfileExpiryMutation } from '../../../api/payments/payments'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { TextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import { parseExpiry } from './parseExpiry'

interface Props {
  customerNumber: string
  method: PaymentProfile
  onClose: () => void
}

export function EditExpiry({ customerNumber, method, onClose }: Props) {
  const [update] = useUpdatePaymentProfileExpiryMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(updatePaymentProfileExpiry, {
    initial: { date: '' },
    focus: 'date',
    names: { month: 'date', year: 'date' },
    input: ({ date }) => ({
      query: { crm_customer_id: customerNumber, token: method.token },
      body: parseExpiry(date) ?? { month: null, year: null },
    }),
    check: ({ date }) => ({ date: parseExpiry(date) ? null : paymentMethodTexts.expirationDateExample }),
    send: update,
    onSent: () => {
      snackbar(paymentMethodTexts.expiryChanged)
      onClose()
    },
  })
  const name = methodName(method.type, method['profile-account-number'])

  return (
    <FormDialog
      title={paymentMethodTexts.editExpirationDate}
      onClose={onClose}
      form={form}
      submitText={paymentMethodTexts.saveDate}
    >
      <p className={parts.small}>{paymentMethodTexts.renewedCardHint(name)}</p>
      <TextField
        label={paymentMethodTexts.expirationDate}
        hint={paymentMethodTexts.expirationDateHint}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={7}
        {...form.text('date')}
      />
    </FormDialog>
  )
}
