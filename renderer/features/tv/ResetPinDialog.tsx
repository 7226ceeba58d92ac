import { useState } from 'react'
import { pinProblem, tvTexts, type PinKind } from '#shared/tv'
import { useUpdatePinMutation } from '../../api/tv'
import { SecretField } from '../../ui/forms/FormFields'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { pinWords } from './pinWords'
import parts from '../../ui/panels/parts.module.css'

interface ResetPinDialogProps {
  serviceAccountId: string
  kind: PinKind
  offlineBoxes: number
  onClose: () => void
}

const fourDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 4)

/** A new PIN, typed twice. It is kept nowhere: not in a draft, and not on the screen. */
export function ResetPinDialog({ serviceAccountId, kind, offlineBoxes, onClose }: ResetPinDialogProps) {
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [update] = useUpdatePinMutation()
  const notify = useNotify()
  const form = useForm(['pin', 'again'], { startsAt: 'pin' })

  async function send(): Promise<unknown> {
    const { error } = await update({ body: { crm_service_account_id: serviceAccountId, kind, pin } })
    if (error) return error
    notify.toast('success', tvTexts.pinReset)
    onClose()
    return null
  }

  const wrong = { pin: pinProblem(pin), again: again === pin ? null : tvTexts.mismatch }
  return (
    <FormDialog
      title={`Reset ${pinWords[kind].title}`}
      onClose={onClose}
      form={form}
      wrong={wrong}
      send={send}
      submitText="Reset PIN"
    >
      <SecretField
        label="New PIN"
        inputMode="numeric"
        autoComplete="new-password"
        field={form.field('pin')}
        value={pin}
        onChange={(typed) => setPin(fourDigits(typed))}
        hint="4 digits; not the same one four times, and none in a row such as 1234."
      />
      <SecretField
        label="New PIN again"
        inputMode="numeric"
        autoComplete="new-password"
        field={form.field('again')}
        value={again}
        onChange={(typed) => setAgain(fourDigits(typed))}
      />
      <p className={parts.quiet}>
        Boxes that are online ask for the new PIN within a minute.
        {offlineBoxes > 0 && ' A box that is offline goes by the old PIN until it reconnects.'}
      </p>
    </FormDialog>
  )
}
