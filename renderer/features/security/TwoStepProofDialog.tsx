/** Asks for password and code before it renews the recovery codes or turns off two-step sign-in. */
import { useState } from 'react'
import * as securityTexts from '#shared/texts/security'
import { useEndTwoStepMutation, useRenewRecoveryCodesMutation } from '../../api/signIn/security'
import { Modal } from '../../ui/dialogs/Modal'
import { FormFooter, SecretField, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './security.module.css'

const dialogTexts = {
  renew: {
    title: securityTexts.newRecoveryCodes,
    lead: securityTexts.yourOldRecoveryCodesWill,
    button: securityTexts.makeNewCodes,
  },
  end: {
    title: securityTexts.turnOffTwoStepSignIn,
    lead: securityTexts.youllOnlyNeedYourPassword,
    button: securityTexts.turnOff,
  },
} as const

export function TwoStepProofDialog({ purpose, onClose }: { purpose: keyof typeof dialogTexts; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [renew] = useRenewRecoveryCodesMutation()
  const [end] = useEndTwoStepMutation()
  const notify = useNotify()

  async function submitProof(body: { old_password: string; otp: string }): Promise<unknown> {
    if (purpose === 'renew') {
      const { data, error } = await renew({ body })
      if (data) setCodes(data.recovery_codes)
      return error
    }
    const { error } = await end({ body })
    if (error) return error
    notify.snackbar(securityTexts.twoStepSignInIsOff)
    onClose()
    return null
  }

  return (
    <Modal
      isOpen
      title={codes ? securityTexts.saveYourRecoveryCodes : dialogTexts[purpose].title}
      {...(!codes && { onClose })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          lead={dialogTexts[purpose].lead}
          button={dialogTexts[purpose].button}
          submitProof={submitProof}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

interface ProofFormProps {
  lead: string
  button: string
  submitProof: (proof: { old_password: string; otp: string }) => Promise<unknown>
  onClose: () => void
}

function ProofForm({ lead, button, submitProof, onClose }: ProofFormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const form = useForm(['old_password', 'otp'], { initialField: 'old_password' })
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void form.submit(
          event,
          {
            old_password: password === '' ? securityTexts.currentRequired : null,
            otp: code.trim() === '' ? securityTexts.codeIsRequired : null,
          },
          () => submitProof({ old_password: password, otp: code.trim() }),
        )
      }
    >
      <p>{lead}</p>
      <SecretField
        label={securityTexts.currentPassword}
        autoComplete="current-password"
        field={form.field('old_password')}
        value={password}
        onChange={setPassword}
      />
      <TextField
        label={securityTexts.appCodeOrRecoveryCode}
        autoComplete="one-time-code"
        maxLength={30}
        field={form.field('otp')}
        value={code}
        onChange={setCode}
      />
      <FormFooter form={form} submitText={button} onCancel={onClose} />
    </form>
  )
}
