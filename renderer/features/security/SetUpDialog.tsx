/** Sets up two-step sign-in: the user enters the password, scans, enters the app's code, and gets recovery codes. */
import { QRCode } from 'antd'
import { useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/security'
import { useConfirmTwoStepMutation, useStartTwoStepMutation } from '../../api/signIn/security'
import { CopyButton } from '../../ui/CopyButton'
import { Modal } from '../../ui/dialogs/Modal'
import { CodeField, useCode } from '../../ui/forms/CodeField'
import { FormFooter, SecretField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './security.module.css'

type SetUpStep =
  | { name: 'password' }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] }

const titles: Record<SetUpStep['name'], string> = {
  password: securityTexts.setUpTwoStepSignIn,
  app: securityTexts.addThePortalToYour,
  codes: securityTexts.saveYourRecoveryCodes,
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
  const [password, setPassword] = useState('')
  const [start] = useStartTwoStepMutation()
  const form = useForm(['old_password'], { initialField: 'old_password' })

  async function startSetUp(): Promise<unknown> {
    const { data, error } = await start({ body: { old_password: password } })
    if (data) onStarted(data)
    return error
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void form.submit(event, { old_password: password === '' ? securityTexts.currentRequired : null }, startSetUp)
      }
    >
      <p>{securityTexts.youllNeedAnAuthenticatorApp}</p>
      <SecretField
        label={securityTexts.currentPassword}
        autoComplete="current-password"
        field={form.field('old_password')}
        value={password}
        onChange={setPassword}
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
  const code = useCode()
  const [confirm] = useConfirmTwoStepMutation()
  const form = useForm(['otp'], { initialField: 'otp' })

  async function verify(): Promise<unknown> {
    const { data, error } = await confirm({ body: { otp: code.digits } })
    if (data) onVerified(data.recovery_codes)
    return error
  }

  return (
    <form
      noValidate
      className={styles.setUp}
      onSubmit={(event) => void form.submit(event, { otp: code.problem }, verify)}
    >
      <figure className={styles.qr} aria-label={securityTexts.qrCodeForTheSecret}>
        <div aria-hidden="true">
          <QRCode value={uri} type="svg" size={168} bordered={false} color="#000000" bgColor="#ffffff" />
        </div>
      </figure>
      <div className={styles.form}>
        <p>{securityTexts.scanThisWithTheApp}</p>
        <p className={styles.secret}>
          <code>{groupInFours(secret)}</code>
          <CopyButton text={secret} label={securityTexts.copyTheSecret} />
        </p>
        <CodeField label={securityTexts.codeFromTheApp} field={form.field('otp')} code={code} />
        <FormFooter form={form} submitText={securityTexts.turnOn} onCancel={onClose} />
      </div>
    </form>
  )
}
