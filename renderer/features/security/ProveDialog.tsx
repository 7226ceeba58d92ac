/** What changes two-step sign-in asks for password and code: new recovery codes, or turning it off. */
import { useState } from 'react'
import { useEndTwoStepMutation, useRenewRecoveryCodesMutation } from '../../api/security'
import { FormEnd, SecretField, TextField } from '../../ui/forms/FormFields'
import { Modal } from '../../ui/dialogs/Modal'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './security.module.css'
import * as securityTexts from '#shared/texts/security'

const words = {
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

export function ProveDialog({ purpose, onClose }: { purpose: keyof typeof words; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [renew] = useRenewRecoveryCodesMutation()
  const [end] = useEndTwoStepMutation()
  const notify = useNotify()

  async function act(body: { old_password: string; otp: string }): Promise<unknown> {
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
      title={codes ? securityTexts.saveYourRecoveryCodes : words[purpose].title}
      {...(!codes && { onClose })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm lead={words[purpose].lead} button={words[purpose].button} act={act} onClose={onClose} />
      )}
    </Modal>
  )
}

interface ProofFormProps {
  lead: string
  button: string
  act: (proof: { old_password: string; otp: string }) => Promise<unknown>
  onClose: () => void
}

function ProofForm({ lead, button, act, onClose }: ProofFormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const form = useForm(['old_password', 'otp'], { startsAt: 'old_password' })
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
          () => act({ old_password: password, otp: code.trim() }),
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
      <FormEnd form={form} submitText={button} onCancel={onClose} />
    </form>
  )
}
