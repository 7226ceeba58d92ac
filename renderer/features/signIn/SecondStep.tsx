import { sessionTexts } from '#shared/texts'
import { PlainField } from '../../ui/plain/PlainField'
import styles from '../../ui/plain/plain.module.css'

const focusField = (step: HTMLDivElement | null) => step?.querySelector('input')?.focus()

/** Comes under the password once that was right, for those who sign in with a second step. */
export function SecondStep({ error, onInput }: { error: string | undefined; onInput: () => void }) {
  return (
    <div ref={focusField}>
      <p className={styles.lead}>
        <output>{sessionTexts.secondStep}</output>
      </p>
      <PlainField
        label="Code"
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
