/** Sets up two-step sign-in: the user enters the password, scans, enters the app's code, and gets recovery codes. */
import { QRCode } from 'antd'
import { useState } from 'react'
import { codeDigits } from '#shared/access/oneTimeCode'
import { confirmTwoStep, startTwoStep } from '#shared/contract/signIn/security'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/signIn/security'
import { useConfirmTwoStepMutation, useStartTwoStepMutation } from '../../api/signIn/security'
import { CopyButton } from '../../ui/CopyButton'
import { Modal } from '../../ui/dialogs/Modal'
import { FormFooter, SecretField } from '../../ui/forms/FormFields'
import { CodeField } from '../../ui/forms/fields/CodeField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './security.module.css'

type SetUpStep =
  | { name: 'password' }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] }

const titles: Record<SetUpStep['name'], string> = {
  password: securityTexts.setUpTwoStep,
  app: securityTexts.setUpHint,
  codes: securityTexts.recoveryCodesTitle,
}

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<SetUpStep>({ name: 'password' })
  return (
    <Modal isOpen title={titles[step.name]} {...(step.name !== 'codes' && { onClose })}>
      {step.name === 'password' && (
        <PasswordStep onStarted={(started) => setStep({ name: 'app', ...started })} onClose={onClose} />
      )}
      {step.name === 'app' && (
        <AppStep {...step} onVerified={(codes) => setStep({ name: 'codes', codes })} onClose={onClose} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </Modal>
  )
}

interface PasswordStepProps {
  onStarted: (started: { secret: string; uri: string }) => void
  onClose: () => void
}

function PasswordStep({ onStarted, onClose }: PasswordStepProps) {
  const [start] = useStartTwoStepMutation()
  const form = useCallForm(startTwoStep, {
    initial: { old_password: '' },
    focus: 'old_password',
    input: (body) => ({ body }),
    send: start,
    onSent: onStarted,
  })

  return (
    <form className={styles.form} {...form.props}>
      <p>{securityTexts.authenticatorHint}</p>
      <SecretField
        label={securityTexts.currentPassword}
        autoComplete="current-password"
        {...form.text('old_password')}
      />
      <FormFooter form={form} submitText={commonTexts.continueLabel} onCancel={onClose} />
    </form>
  )
}

interface AppStepProps {
  secret: string
  uri: string
  onVerified: (codes: readonly string[]) => void
  onClose: () => void
}

/** Groups of four are easier to read while typing. */
const groupInFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

function AppStep({ secret, uri, onVerified, onClose }: AppStepProps) {
  const [confirm] = useConfirmTwoStepMutation()
  const form = useCallForm(confirmTwoStep, {
    initial: { otp: '' },
    focus: 'otp',
    input: ({ otp }) => ({ body: { otp: codeDigits(otp) } }),
    send: confirm,
    onSent: ({ recovery_codes }) => onVerified(recovery_codes),
  })

  return (
    <form className={styles.setUp} {...form.props}>
      <figure className={styles.qr} aria-label={securityTexts.qrCodeName}>
        <div aria-hidden="true">
          <QRCode value={uri} type="svg" size={168} bordered={false} color="#000000" bgColor="#ffffff" />
        </div>
      </figure>
      <div className={styles.form}>
        <p>{securityTexts.scanHint}</p>
        <p className={styles.secret}>
          <code>{groupInFours(secret)}</code>
          <CopyButton text={secret} label={securityTexts.copyTheSecret} />
        </p>
        <CodeField label={securityTexts.appCodeLabel} {...form.text('otp')} />
        <FormFooter form={form} submitText={securityTexts.turnOn} onCancel={onClose} />
      </div>
    </form>
  )
}
