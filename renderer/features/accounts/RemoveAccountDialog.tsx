import { addAccountTexts } from '#shared/accountTexts'
import type { ServicePremise } from '#shared/contract/serviceAccounts'
import { useRemoveAddedAccountMutation } from '../../api/serviceAccounts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'

interface RemoveAccountDialogProps {
  premise: ServicePremise
  /** One of its bills that was added. */
  billNumber: string
  onClose: () => void
}

/** Takes an added account off the person's sign-in. */
export function RemoveAccountDialog({ premise, billNumber, onClose }: RemoveAccountDialogProps) {
  const [remove] = useRemoveAddedAccountMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmed(
    () => remove({ body: { crm_billing_account_number: billNumber } }),
    () => {
      notify.snackbar(addAccountTexts.removed)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous
      title={`Remove ${premise.nickname || premise.street_address} from your login`}
      message={
        <>
          <p>
            You no longer see the bills of its owner, here and at any other address of theirs, and can no longer pay
            them. The services themselves go on. To come back, add the account again.
          </p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      yesText="Remove"
      noText="Cancel"
      onNo={onClose}
    />
  )
}
