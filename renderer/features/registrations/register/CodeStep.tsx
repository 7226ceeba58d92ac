import { sendRegistrationCode, validateRegistrationCode } from '#shared/contract/customers/registrations'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import type { ResponseOf } from '#shared/http/endpoint'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { send } from '../../../api/http'
import { PlainCodeForm } from '../../../domain/oneTimeCodes/PlainCodeForm'
import { Rich } from '../../../ui/Rich'
import { searchBody } from './accountSearch'
import styles from './register.module.css'
import type { Progress } from './registrationProgress'

type CodeVerification = Pick<Progress, 'token' | 'tokenEndsAt' | 'parentId'>

interface Props {
  progress: Progress
  onResent: (requestId: string) => void
  onVerified: (verification: CodeVerification) => void
  onAlreadyRegistered: (email: string) => void
  onBack: () => void
}

export function CodeStep({ progress, onResent, onVerified, onAlreadyRegistered, onBack }: Props) {
  const field = progress.selectedMethod === 'mobile' ? 'otp2' : 'otp1'

  function finish(answer: ResponseOf<typeof validateRegistrationCode>): void {
    if (answer.status === 'already_registered') return onAlreadyRegistered(answer.email)
    const { registration_token: token, expires_at: tokenEndsAt, migration_account_parent_id: parentId } = answer
    return onVerified({ token, tokenEndsAt, parentId })
  }

  async function sendNewCode(): Promise<string | null> {
    const { data, error } = await send(sendRegistrationCode, { body: searchBody(progress) })
    if (data) onResent(data.request_id)
    return error?.message ?? null
  }

  return (
    <>
      <PlainCodeForm
        sentText={registrationTexts.codeSent}
        send={(code) => send(validateRegistrationCode, { body: { request_id: progress.requestId, [field]: code } })}
        names={{ [field]: 'otp' }}
        onSent={finish}
        sendNewCode={sendNewCode}
        backText={registrationTexts.changeInput}
        onBack={onBack}
      />
      <details className={styles.help}>
        <summary>{registrationTexts.codeHelpTitle}</summary>
        <ul>
          <li>{registrationTexts.checkSearch[progress.selectedMethod]}</li>
          <li>{registrationTexts.addressHint}</li>
          <li>{registrationTexts.tryAnotherWay}</li>
          <li>{registrationTexts.maybeRegisteredHint}</li>
          <li>{registrationTexts.newResidentHint}</li>
          <li>
            <Rich
              text={registrationTexts.callHint}
              parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }}
            />
          </li>
        </ul>
      </details>
    </>
  )
}
