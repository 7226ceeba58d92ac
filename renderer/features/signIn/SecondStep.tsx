import { useEffect, useRef } from 'react'
import { sessionTexts } from '#shared/texts'
import { PlainField } from '../../ui/plain/PlainField'
import styles from '../../ui/plain/plain.module.css'

/** Comes under the password once that was right, for those who sign in with a second step. */
export function SecondStep({ error, onInput }: { error: string | undefined; onInput: () => void }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={step}>
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
