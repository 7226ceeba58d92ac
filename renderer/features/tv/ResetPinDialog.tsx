import { updatePin } from '#shared/contract/services/tv'
import type { PinKind } from '#shared/services/tv'
import * as tvTexts from '#shared/texts/services/tv'
import { useUpdatePinMutation } from '../../api/services/tv'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SecretField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'

interface ResetPinDialogProps {
  serviceAccountId: string
  kind: PinKind
  offlineBoxes: number
  onClose: () => void
}

const fourDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 4)

/** Asks for a new PIN twice. The PIN isn't stored in a draft, and the fields hide it. */
export function ResetPinDialog({ serviceAccountId, kind, offlineBoxes, onClose }: ResetPinDialogProps) {
  const [update] = useUpdatePinMutation()
  const notify = useNotify()
  const form = useCallForm(updatePin, {
    initial: { pin: '', again: '' },
    focus: 'pin',
    input: ({ pin }) => ({ body: { crm_service_account_id: serviceAccountId, kind, pin } }),
    check: ({ pin, again }) => ({ again: again === pin ? null : tvTexts.mismatch }),
    send: update,
    onSent: () => {
      notify.snackbar(tvTexts.pinReset)
      onClose()
    },
  })

  return (
    <FormDialog
      title={tvTexts.resetOf(tvTexts.pinLabels[kind].title)}
      onClose={onClose}
      form={form}
      submitText={tvTexts.resetPin}
    >
      <SecretField
        label={tvTexts.newPin}
        inputMode="numeric"
        autoComplete="new-password"
        {...form.text('pin')}
        onChange={(typed) => form.save({ pin: fourDigits(typed) })}
        hint={tvTexts.pinHint}
      />
      <SecretField
        label={tvTexts.confirmNewPin}
        inputMode="numeric"
        autoComplete="new-password"
        {...form.text('again')}
        onChange={(typed) => form.save({ again: fourDigits(typed) })}
      />
      <p className={parts.quiet}>{tvTexts.pinResetEffect(offlineBoxes > 0)}</p>
    </FormDialog>
  )
}
