import { useState } from 'react'
import { pinProblem, type PinKind } from '#shared/tv'
import { useUpdatePinMutation } from '../../api/tv'
import { SecretField } from '../../ui/forms/FormFields'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { pinWords } from './pinWords'
import parts from '../../ui/panels/parts.module.css'
import * as tvTexts from '#shared/texts/tv'

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
        value={again}
        onChange={(typed) => setAgain(fourDigits(typed))}
      />
      <p className={parts.quiet}>{tvTexts.onlineBoxesWillAskFor(offlineBoxes > 0)}</p>
    </FormDialog>
  )
}
