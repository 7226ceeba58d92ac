import { PlainField } from '../../ui/plain/PlainField'
import styles from '../../ui/plain/plain.module.css'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'

const focusField = (step: HTMLDivElement | null) => step?.querySelector('input')?.focus()

/** Comes under the password once that was right, for those who sign in with a second step. */
export function SecondStep({ error, onInput }: { error: string | undefined; onInput: () => void }) {
  return (
    <div ref={focusField}>
      <p className={styles.lead}>
        <output>{sessionTexts.secondStep}</output>
      </p>
      <PlainField
        label={commonTexts.code}
        name="otp"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        error={error}
        onInput={onInput}
      />
    </div>
  )
}
