import type { ServicePremise } from '#shared/contract/services/serviceAccounts'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { useRemoveAddedAccountMutation } from '../../api/services/serviceAccounts'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'

interface RemoveAccountDialogProps {
  premise: ServicePremise
  /** One of the address's bills that the person added. */
  billNumber: string
  onClose: () => void
}

/** Removes an added account from the person's login. */
export function RemoveAccountDialog({ premise, billNumber, onClose }: RemoveAccountDialogProps) {
  const [remove] = useRemoveAddedAccountMutation()
  return (
    <QuestionDialog
      isDangerous
      title={serviceAccountTexts.removeTitle(premise.nickname || premise.street_address)}
      consequence={serviceAccountTexts.removeEffect}
      call={() => remove({ body: { crm_billing_account_number: billNumber } })}
      outcome={serviceAccountTexts.removed}
      onClose={onClose}
    />
  )
}
