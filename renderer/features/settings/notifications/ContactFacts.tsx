/** Shows a contact's email and phone, verifies them, and sends a sample message. */
import { type ReactNode, useState } from 'react'
import type { CommunicationContact } from '#shared/contract/customers/communication'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import * as smsTexts from '#shared/texts/customers/textMessages'
import { useSendEmailMutation } from '../../../api/customers/communication'
import { Button } from '../../../ui/Button'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import { VerifiedBadge } from '../../../ui/panels/VerifiedBadge'
import styles from '../settings.module.css'
import { VerifyContactDialog } from './VerifyContactDialog'

interface ContactFactsProps {
  contact: CommunicationContact
  groupId: string
  mayChange: boolean
}

type ContactChannel = 'email' | 'phone'

export function ContactFacts({ contact, groupId, mayChange }: ContactFactsProps) {
  const [channelToVerify, setChannelToVerify] = useState<ContactChannel | null>(null)
  const [send, { isLoading }] = useSendEmailMutation()
  const notify = useNotify()

  async function sendSample(): Promise<void> {
    const { error } = await send({
      body: {
        billing_group_id: groupId,
        email: contact.email,
        subject: preferenceTexts.sampleNotification,
        message: preferenceTexts.sampleVoice(contact.first_name),
      },
    })
    notify.snackbar(error ? communicationTexts.emailFailed : communicationTexts.emailSent)
  }

  return (
    <dl className={styles.facts}>
      <Fact name={commonTexts.email} value={contact.email} isVerified={contact.email_verified}>
        {mayChange && contact.email !== '' && (
          <>
            {!contact.email_verified && (
              <Button size="small" onClick={() => setChannelToVerify('email')}>
                {preferenceTexts.verifyEmail}
              </Button>
            )}
            <Button size="small" isBusy={isLoading} onClick={() => void sendSample()}>
              {preferenceTexts.sendASample}
            </Button>
          </>
        )}
        {contact.email_undeliverable && <span className={parts.secondary}>{preferenceTexts.emailsCameBack}</span>}
      </Fact>
      <Fact name={commonTexts.phone} value={phoneMask(contact.phone)} isVerified={contact.phone_verified}>
        {mayChange && contact.phone !== '' && !contact.phone_verified && (
          <>
            <Button size="small" onClick={() => setChannelToVerify('phone')}>
              {preferenceTexts.verifyPhone}
            </Button>
            <span className={parts.secondary}>{preferenceTexts.neededForSms}</span>
          </>
        )}
        {contact.phone_stopped && <span className={parts.secondary}>{smsTexts.numberStopped}</span>}
      </Fact>
      {channelToVerify && (
        <VerifyContactDialog contact={contact} channel={channelToVerify} onClose={() => setChannelToVerify(null)} />
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  value: string
  isVerified: boolean
  children: ReactNode
}

const Fact = ({ name, value, isVerified, children }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd>
      <span>{value || preferenceTexts.noneOnFile}</span>
      {value !== '' && <VerifiedBadge isVerified={isVerified} />}
      {children}
    </dd>
  </>
)
