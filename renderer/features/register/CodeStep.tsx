import { sendRegistrationCode, validateRegistrationCode } from '#shared/contract/legacy'
import { registrationTexts } from '#shared/registrationTexts'
import { send } from '../../api/http'
import { supportNumber, telephoneLink } from '#shared/contactNumbers'
import { CodeForm, type CodeProblem } from '../../ui/plain/CodeForm'
import type { Progress } from './progress'
import styles from './register.module.css'
import { searchBody } from './search'

export type ProofOfCode = Pick<Progress, 'token' | 'tokenEndsAt' | 'parentId'>

interface Props {
  progress: Progress
  onSentAgain: (requestId: string) => void
  onProved: (proof: ProofOfCode) => void
  onKnown: (email: string) => void
  onBack: () => void
}

export function CodeStep({ progress, onSentAgain, onProved, onKnown, onBack }: Props) {
  const field = progress.by === 'mobile' ? 'otp2' : 'otp1'

  async function prove(code: string): Promise<CodeProblem | null> {
    const body = { request_id: progress.requestId, [field]: code }
    const { data, error } = await send(validateRegistrationCode, { body })
    if (error) return error.fields?.[field] ? { remark: error.fields[field] } : { failure: error.message }
    if (data.status === 'already_registered') onKnown(data.email)
    else {
      const { registration_token: token, expires_at: tokenEndsAt, migration_account_parent_id: parentId } = data
      onProved({ token, tokenEndsAt, parentId })
    }
    return null
  }

  async function sendAnother(): Promise<string | null> {
    const { data, error } = await send(sendRegistrationCode, { body: searchBody(progress) })
    if (data) onSentAgain(data.request_id)
    return error?.message ?? null
  }

  return (
    <>
      <CodeForm
        sentText={registrationTexts.codeSent}
        prove={prove}
        sendAnother={sendAnother}
        backText="Change what I entered"
        onBack={onBack}
      />
      <details className={styles.help}>
        <summary>No code came?</summary>
        <ul>
          <li>Check the {progress.by === 'account' ? 'account number' : progress.by}: it is the one on your bills.</li>
          <li>Check the address: it is where the service is, not where the bill goes.</li>
          <li>Try another way, such as the account number.</li>
          <li>You may be registered already: then sign in, or choose a new password there.</li>
          <li>
            You have just moved in, or have no service with us yet: there is nothing to register then. Call us. We check
            what there is at your address, and send you an invitation to sign in.
          </li>
          <li>
            Or call us at <a href={telephoneLink(supportNumber)}>{supportNumber}</a>: we find your account with you.
          </li>
        </ul>
      </details>
    </>
  )
}
