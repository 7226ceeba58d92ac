import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { FormFooter } from '../../ui/forms/FormFields'
import styles from '../../ui/forms/FormFields.module.css'
import { CodeField } from '../../ui/forms/fields/CodeField'
import { Rich } from '../../ui/Rich'
import { useCodeForm } from './useCodeForm'

interface CodeFormProps {
  /** The address or number that the code was sent to. */
  target: string
  /** Makes the call with the code. */
  send: (otp: string) => PromiseLike<{ data?: unknown; error?: unknown }>
  onSent: () => void
  /** Resolves to why no new code was sent, or null. */
  sendNewCode: () => Promise<string | null>
  onCancel: () => void
}

/** Asks a signed-in user for the code that was sent to an address or number. */
export function CodeForm({ target, send, onSent, sendNewCode, onCancel }: CodeFormProps) {
  const { form, failure, newCodeButton } = useCodeForm({ recipient: 'signedIn', send, onSent, sendNewCode })
  return (
    <form className={styles.codeForm} {...form.props}>
      <p>
        <Rich text={commonTexts.codeSent(oneTimeCodeMinutes)} parts={{ strong: <strong>{target}</strong> }} />
      </p>
      <CodeField label={commonTexts.code} {...form.text('otp')} />
      <FormFooter form={{ isBusy: form.isBusy, failure }} submitText={commonTexts.confirm} onCancel={onCancel}>
        <Button {...newCodeButton} />
      </FormFooter>
    </form>
  )
}
