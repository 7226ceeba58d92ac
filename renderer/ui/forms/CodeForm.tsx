import { Button } from 'antd'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../Rich'
import { useNewCode } from '../useNewCode'
import { CodeField, useCode } from './CodeField'
import { FormFooter } from './FormFields'
import styles from './FormFields.module.css'
import { useForm } from './useForm'

interface CodeFormProps {
  /** The address or number that the code was sent to. */
  target: string
  /** Resolves to the error of the call, if any. */
  onTyped: (otp: string) => Promise<unknown>
  /** Resolves to why no new code was sent, or null. */
  onSendAgain: () => Promise<string | null>
  onCancel: () => void
}

/** Asks for the code that was sent to an address or number. */
export function CodeForm({ target, onTyped, onSendAgain, onCancel }: CodeFormProps) {
  const code = useCode()
  const newCode = useNewCode(onSendAgain)
  const form = useForm(['otp'], { initialField: 'otp' })

  return (
    <form
      noValidate
      className={styles.codeForm}
      onSubmit={(event) => void form.submit(event, { otp: code.problem }, () => onTyped(code.digits))}
    >
      <p>
        <Rich text={commonTexts.weSentACodeTo(oneTimeCodeMinutes)} parts={{ strong: <strong>{target}</strong> }} />
      </p>
      <CodeField label={commonTexts.code} field={form.field('otp')} code={code} />
      <FormFooter
        form={{ ...form, failure: form.failure ?? newCode.failure }}
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
