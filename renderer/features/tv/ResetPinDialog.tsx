import { useState } from 'react'
import { type PinKind, pinProblem } from '#shared/services/tv'
import * as tvTexts from '#shared/texts/tv'
import { useUpdatePinMutation } from '../../api/services/tv'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SecretField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { pinLabels } from './pinLabels'

interface ResetPinDialogProps {
  serviceAccountId: string
  kind: PinKind
  offlineBoxes: number
  onClose: () => void
}

const fourDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 4)

/** Asks for a new PIN twice. The PIN isn't stored in a draft, and the fields hide it. */
export function ResetPinDialog({ serviceAccountId, kind, offlineBoxes, onClose }: ResetPinDialogProps) {
  const [pin, setPin] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [update] = useUpdatePinMutation()
  const notify = useNotify()
  const form = useForm(['pin', 'again'], { initialField: 'pin' })

  async function send(): Promise<unknown> {
    const { error } = await update({ body: { crm_service_account_id: serviceAccountId, kind, pin } })
    if (error) return error
    notify.toast('success', tvTexts.pinReset)
    onClose()
    return null
  }

  const fieldErrors = { pin: pinProblem(pin), again: confirmation === pin ? null : tvTexts.mismatch }
  return (
    <FormDialog
      title={`Reset ${pinLabels[kind].title}`}
      onClose={onClose}
      form={form}
      fieldErrors={fieldErrors}
      send={send}
      submitText={tvTexts.resetPin}
    >
      <SecretField
        label={tvTexts.newPin}
        inputMode="numeric"
        autoComplete="new-password"
        field={form.field('pin')}
        value={pin}
        onChange={(typed) => setPin(fourDigits(typed))}
        hint={tvTexts.n4DigitsNotTheSame}
      />
      <SecretField
        label={tvTexts.confirmNewPin}
        inputMode="numeric"
        autoComplete="new-password"
        field={form.field('again')}
        value={confirmation}
        onChange={(typed) => setConfirmation(fourDigits(typed))}
      />
      <p className={parts.quiet}>{tvTexts.onlineBoxesWillAskFor(offlineBoxes > 0)}</p>
    </FormDialog>
  )
}
