import { z } from 'zod/mini'
import { codeDigits } from '#shared/access/oneTimeCode'
import { OneTimeCode } from '#shared/contract/signIn/oneTimeCodes'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'
import { Rich } from '../Rich'
import { useNewCode } from '../useNewCode'
import { FormFooter } from './FormFields'
import styles from './FormFields.module.css'
import { CodeField } from './fields/CodeField'
import { useCallForm } from './useCallForm'

const enteredCode = { body: z.strictObject({ otp: OneTimeCode }) }

interface CodeFormProps {
  /** The address or number that the code was sent to. */
  target: string
  /** Makes the call with the code. */
  send: (otp: string) => PromiseLike<{ data?: unknown; error?: unknown }>
  onSent: () => void
  /** Resolves to why no new code was sent, or null. */
  onSendAgain: () => Promise<string | null>
  onCancel: () => void
}

/** Asks for the code that was sent to an address or number. */
export function CodeForm({ target, send, onSent, onSendAgain, onCancel }: CodeFormProps) {
  const newCode = useNewCode(onSendAgain)
  const form = useCallForm(enteredCode, {
    initial: { otp: '' },
    focus: 'otp',
    input: ({ otp }) => ({ body: { otp: codeDigits(otp) } }),
    send: ({ body }) => send(body.otp),
    onSent,
  })

  return (
    <form className={styles.codeForm} {...form.props}>
      <p>
        <Rich text={commonTexts.codeSent(oneTimeCodeMinutes)} parts={{ strong: <strong>{target}</strong> }} />
      </p>
      <CodeField label={commonTexts.code} {...form.text('otp')} />
      <FormFooter
        form={{ isBusy: form.isBusy, failure: form.failure ?? newCode.failure }}
        submitText={commonTexts.confirm}
        onCancel={onCancel}
      >
        <Button disabled={newCode.isDisabled} onClick={() => void newCode.sendAgain()}>
          {newCode.label}
        </Button>
      </FormFooter>
    </form>
  )
}
