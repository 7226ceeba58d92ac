/** What came along and what did not, and the way in. */
import { useEffect, useRef, useState } from 'react'
import { validateUser } from '#shared/contract/session'
import { send } from '../../api/http'
import { paths } from '../../paths'
import { askForFirstSteps } from '../../session/firstSteps'
import { hold } from '../../session/heldSession'
import { enterStage } from '../../stage'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import plain from '../../ui/plain/plain.module.css'
import { billName } from './autopayTexts'
import type { FoundAccount } from './foundAccount'
import type { Credentials, Registered } from './useRegistration'
import styles from './register.module.css'

interface Props {
  registered: Registered
  services: FoundAccount['services']
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
    if (error) return setFailure(`${error.message} You can also sign in on the sign-in page.`)
    hold(
      { token: data.token, expiresAt: data.expires_at, email: data.user_details.email_id },
      { keepSignedIn: false },
      { user: data.user_details, features: data.app_features, preferences: data.preferences },
    )
    askForFirstSteps(data.user_details.user_id)
    return enterStage(paths.dashboard, { replace: true })
  }

  return (
    <div ref={content}>
      <p className={plain.lead}>
        You sign in with <strong>{registered.email}</strong> from now on.
      </p>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <Listed title="Carried over" texts={carriedTexts(registered, services)} />
      <Listed title="New" texts={newTexts(registered, services)} />
      <Listed title="Not carried over" texts={leftTexts(registered)} />
      <PlainButton type="button" isBusy={isBusy} onClick={() => void signIn()}>
        Go to your dashboard
      </PlainButton>
    </div>
  )
}

function Listed({ title, texts }: { title: string; texts: string[] }) {
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

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function carriedTexts(
  { autopay, autopay_accounts, autopay_method, paperless, contacts, payment_methods }: Registered,
  services: FoundAccount['services'],
): string[] {
  return [
    'Your services, bills and payments so far',
    ...(autopay === 'carried'
      ? autopay_accounts.map((bill) => `Autopay of ${billName(bill, services)}, with ${autopay_method}`)
      : []),
    ...(paperless ? ['Paperless bills'] : []),
    ...(payment_methods > 0 ? [counted(payment_methods, 'saved payment method')] : []),
    ...(contacts > 0 ? [counted(contacts, 'contact')] : []),
  ]
}

/** What was not there before this registration. */
function newTexts(
  { autopay, autopay_accounts, autopay_method, added_methods }: Registered,
  services: FoundAccount['services'],
): string[] {
  return [
    ...(added_methods > 0 ? [counted(added_methods, 'payment method')] : []),
    ...(autopay === 'chosen'
      ? autopay_accounts.map((bill) => `Autopay of ${billName(bill, services)}, with ${autopay_method}`)
      : []),
  ]
}

function leftTexts({ autopay, paperless }: Registered): string[] {
  return [
    ...(autopay === 'expired' ? ['Autopay: its card has expired. Add another one and turn autopay on again.'] : []),
    ...(autopay === 'off' ? ['Autopay: it was off, and is off.'] : []),
    ...(paperless
      ? []
      : ['Paperless bills: your bills come by mail. You can change that in Notification Preferences.']),
    'Your old password and how you liked to be notified',
  ]
}
