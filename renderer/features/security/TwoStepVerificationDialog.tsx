/** Asks for password and code before it renews the recovery codes or turns off two-step sign-in. */
import { useState } from 'react'
import { endTwoStep } from '#shared/contract/signIn/security'
import type { InputOf } from '#shared/http/endpoint'
import * as securityTexts from '#shared/texts/signIn/security'
import { useEndTwoStepMutation, useRenewRecoveryCodesMutation } from '../../api/signIn/security'
import { Modal } from '../../ui/dialogs/Modal'
import { FormFooter, SecretField, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './security.module.css'

const dialogTexts = {
  renew: {
    title: securityTexts.newRecoveryCodes,
    lead: securityTexts.renewEffect,
    button: securityTexts.makeNewCodes,
  },
  end: {
    title: securityTexts.turnOffTitle,
    lead: securityTexts.turnOffEffect,
    button: securityTexts.turnOff,
  },
} as const

export function TwoStepVerificationDialog({
  purpose,
  onClose,
}: {
  purpose: keyof typeof dialogTexts
  onClose: () => void
}) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [renew] = useRenewRecoveryCodesMutation()
  const [end] = useEndTwoStepMutation()
  const notify = useNotify()

  function finish(answer: VerificationAnswer): void {
    if (answer) return setCodes(answer.recovery_codes)
    notify.snackbar(securityTexts.turnedOff)
    return onClose()
  }

  return (
    <Modal
      isOpen
      title={codes ? securityTexts.recoveryCodesTitle : dialogTexts[purpose].title}
      {...(!codes && { onClose })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <VerificationForm
          lead={dialogTexts[purpose].lead}
          button={dialogTexts[purpose].button}
          send={purpose === 'renew' ? renew : end}
          onSent={finish}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

type VerificationAnswer = { recovery_codes: string[] } | null

interface VerificationFormProps {
  lead: string
  button: string
  send: (input: InputOf<typeof endTwoStep>) => PromiseLike<{ data?: VerificationAnswer | undefined; error?: unknown }>
  onSent: (answer: VerificationAnswer) => void
  onClose: () => void
}

function VerificationForm({ lead, button, send, onSent, onClose }: VerificationFormProps) {
  const form = useCallForm(endTwoStep, {
    initial: { old_password: '', otp: '' },
    focus: 'old_password',
    input: (body) => ({ body }),
    send,
    onSent,
  })
  return (
    <form className={styles.form} {...form.props}>
      <p>{lead}</p>
      <SecretField
        label={securityTexts.currentPassword}
        autoComplete="current-password"
        {...form.text('old_password')}
      />
      <TextField label={securityTexts.codeLabel} autoComplete="one-time-code" maxLength={30} {...form.text('otp')} />
      <FormFooter form={form} submitText={button} onCancel={onClose} />
    </form>
  )
}
