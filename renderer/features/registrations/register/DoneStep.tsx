/** Shows what was carried over and what wasn't, and signs the user in. */
import { useEffect, useRef, useState } from 'react'
import { validateUser } from '#shared/contract/signIn/session'
import { openPaths } from '#shared/pages/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { send } from '../../../api/http'
import { showFirstSteps } from '../../../domain/customers/firstSteps'
import { storeSession } from '../../../session/storedSession'
import { enterStage } from '../../../stage'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/plain/Notice'
import plain from '../../../ui/plain/plain.module.css'
import { Rich } from '../../../ui/Rich'
import { billName } from './autopayTexts'
import type { LegacyAccountDetails } from './legacyAccount'
import styles from './register.module.css'
import type { Credentials, RegistrationResult } from './useRegistration'

interface Props {
  registered: RegistrationResult
  services: LegacyAccountDetails['services']
  credentials: Credentials
}

export function DoneStep({ registered, services, credentials }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.querySelector('button')?.focus(), [])

  async function signIn(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const { data, error } = await send(validateUser, { body: credentials })
    setBusy(false)
    if (error) return setFailure(registrationTexts.signInFailed(error.message))
    const { token, expires_at: expiresAt, ...details } = data
    const { email_id: email, user_id: userId } = details.user_details
    storeSession({ token, expiresAt, email }, { keepSignedIn: false }, details)
    showFirstSteps(userId)
    return enterStage(openPaths.dashboard, { replace: true })
  }

  return (
    <div ref={content}>
      <p className={plain.lead}>
        <Rich text={registrationTexts.signInEmail} parts={{ strong: <strong>{registered.email}</strong> }} />
      </p>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <TextList title={registrationTexts.carriedOver} texts={carriedTexts(registered, services)} />
      <TextList title={commonTexts.newLabel} texts={newTexts(registered, services)} />
      <TextList title={registrationTexts.notCarriedOver} texts={notCarriedTexts(registered)} />
      <Button kind="primary" size="large" isWide isBusy={isBusy} onClick={() => void signIn()}>
        {registrationTexts.dashboardLink}
      </Button>
    </div>
  )
}

function TextList({ title, texts }: { title: string; texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

function carriedTexts(
  { autopay, autopay_accounts, autopay_method, paperless, contacts, payment_methods }: RegistrationResult,
  services: LegacyAccountDetails['services'],
): string[] {
  return [
    registrationTexts.accountSoFar,
    ...(autopay === 'carried'
      ? autopay_accounts.map((bill) => registrationTexts.autopayForWith(billName(bill, services), autopay_method))
      : []),
    ...(paperless ? [registrationTexts.paperlessBills] : []),
    ...(payment_methods > 0 ? [registrationTexts.savedMethods(payment_methods)] : []),
    ...(contacts > 0 ? [registrationTexts.contacts(contacts)] : []),
  ]
}

/** Lists what the user added during this registration. */
function newTexts(
  { autopay, autopay_accounts, autopay_method, added_methods }: RegistrationResult,
  services: LegacyAccountDetails['services'],
): string[] {
  return [
    ...(added_methods > 0 ? [registrationTexts.addedMethods(added_methods)] : []),
    ...(autopay === 'chosen'
      ? autopay_accounts.map((bill) => registrationTexts.autopayForWith(billName(bill, services), autopay_method))
      : []),
  ]
}

function notCarriedTexts({ autopay, paperless }: RegistrationResult): string[] {
  return [
    ...(autopay === 'expired' ? [registrationTexts.autopayCardExpired] : []),
    ...(autopay === 'off' ? [registrationTexts.autopayStillOff] : []),
    ...(paperless ? [] : [registrationTexts.paperlessOff]),
    registrationTexts.settingsNotCarried,
  ]
}
