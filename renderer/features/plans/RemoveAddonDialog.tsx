import type { Addon } from '#shared/contract/services/plans'
import { addDays } from '#shared/format/dates'
import { joinSentences } from '#shared/format/joinWords'
import { gatewayAddon } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import { useRemoveAddonMutation } from '../../api/services/plans'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { dayText } from '../../ui/format/days'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'

interface RemoveAddonDialogProps {
  addon: Addon
  serviceAccountId: string
  onClose: () => void
}

export function RemoveAddonDialog({ addon, serviceAccountId, onClose }: RemoveAddonDialogProps) {
  const [remove] = useRemoveAddonMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmedCall(
    () => remove({ body: { crm_service_account_id: serviceAccountId, crm_addon_id: addon.crm_addon_id } }),
    ({ effective_on }) => {
      notify.snackbar(planTexts.ends(dayText(addDays(effective_on, -1))))
      onClose()
    },
  )

  return (
    <ConfirmDialog
      title={planTexts.removeQuestion(addon.name)}
      message={
        <>
          <p>{joinSentences(planTexts.removeAddOnEffect, addon.is_shippable && planTexts.returnLabelEffect)}</p>
          {addon.crm_addon_id === gatewayAddon && <p>{planTexts.gatewayGoes}</p>}
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      onNo={onClose}
    />
  )
}
