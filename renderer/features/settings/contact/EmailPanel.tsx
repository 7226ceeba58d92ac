/** Changes the sign-in email. A code verifies the new one, the old one is notified, and all sessions end. */
import { useState } from 'react'
import { type Profile, sendProfileCode } from '#shared/contract/customers/profile'
import * as commonTexts from '#shared/texts/common'
import * as profileTexts from '#shared/texts/customers/profile'
import { useSendProfileCodeMutation } from '../../../api/customers/profile'
import { saveSignInNote } from '../../../session/signInNote'
import { clearSession } from '../../../session/storedSession'
import { Button } from '../../../ui/Button'
import { FormFooter, TextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { VerifiedBadge } from '../../../ui/panels/VerifiedBadge'
import styles from '../settings.module.css'
import { PendingContact } from './PendingContact'

export function EmailPanel({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const [isChanging, setIsChanging] = useState(false)
  const pending = profile.pending_email
  return (
    <Panel title={commonTexts.email}>
      <dl className={styles.facts}>
        <dt>{commonTexts.address}</dt>
        <dd>
          <span className={parts.strong}>{profile.email}</span>
          <VerifiedBadge isVerified={profile.email_verified} />
          {mayChange && !pending && !isChanging && (
            <Button size="small" onClick={() => setIsChanging(true)}>
              {profileTexts.changeEmail}
            </Button>
          )}
        </dd>
      </dl>
      {mayChange && pending && (
        <PendingContact
          key={pending.target}
          channel="email"
          target={pending.target}
          onVerified={() => leaveOldEmail(pending.target)}
          onCancel={() => setIsChanging(false)}
        />
      )}
      {mayChange && !pending && isChanging && <NewEmail onCancel={() => setIsChanging(false)} />}
    </Panel>
  )
}

/** The server has ended every session of the old address. */
function leaveOldEmail(newEmail: string): void {
  clearSession('choice')
  saveSignInNote({ reason: 'emailChanged', email: newEmail })
}

function NewEmail({ onCancel }: { onCancel: () => void }) {
  const [send] = useSendProfileCodeMutation()
  const form = useCallForm(sendProfileCode, {
    initial: { email: '' },
    focus: 'email',
    input: (body) => ({ body }),
    send,
  })

  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label={profileTexts.newEmail}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={profileTexts.newEmailHint}
        {...form.text('email')}
      />
      <FormFooter form={form} submitText={profileTexts.sendACode} onCancel={onCancel} />
    </form>
  )
}
