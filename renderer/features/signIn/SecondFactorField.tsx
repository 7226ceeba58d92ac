import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import type { PlainBinding } from '../../ui/forms/useFieldErrors'
import { PlainField } from '../../ui/plain/PlainField'
import styles from '../../ui/plain/plain.module.css'

const focusField = (container: HTMLDivElement | null) => container?.querySelector('input')?.focus()

/** Appears below the password after the server accepted it, if the user has a second factor. */
export function SecondFactorField(binding: PlainBinding) {
  return (
    <div ref={focusField}>
      <p className={styles.lead}>
        <output>{sessionTexts.secondStep}</output>
      </p>
      <PlainField
        label={commonTexts.code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        {...binding}
      />
    </div>
  )
}
