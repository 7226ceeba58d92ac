import { addAccountTexts } from '#shared/accountTexts'
import type { ServicePremise } from '#shared/contract/serviceAccounts'
import { useRemoveAddedAccountMutation } from '../../api/serviceAccounts'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'

interface RemoveAccountDialogProps {
  premise: ServicePremise
  /** One of its bills that was added. */
  billNumber: string
  onClose: () => void
}

/** Takes an added account off the person's sign-in. */
export function RemoveAccountDialog({ premise, billNumber, onClose }: RemoveAccountDialogProps) {
  const [remove] = useRemoveAddedAccountMutation()
  return (
    <QuestionDialog
      isDangerous
      title={`Remove ${premise.nickname || premise.street_address} from your login`}
      consequence="You no longer see the bills of its owner, here and at any other address of theirs, and can no longer pay them. The services themselves go on. To come back, add the account again."
      yesText="Remove"
      call={() => remove({ body: { crm_billing_account_number: billNumber } })}
      outcome={addAccountTexts.removed}
      onClose={onClose}
    />
  )
}
