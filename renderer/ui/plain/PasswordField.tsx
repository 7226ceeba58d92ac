import { type KeyboardEvent, type ReactNode, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import type { PlainBinding } from '../forms/useFieldErrors'
import { PlainField } from './PlainField'
import styles from './plain.module.css'

interface PasswordFieldProps extends Omit<PlainBinding, 'onInput'> {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  onInput?: (value: string) => void
}

/** A password field with a reveal button and a Caps Lock hint. */
export function PasswordField({ label, autoComplete, hint, onInput, ...binding }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'))

  return (
    <PlainField
      {...binding}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      onInput={onInput && ((event) => onInput(event.currentTarget.value))}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLockOn(false)}
      hint={
        <>
          <output className={styles.hint}>{isCapsLockOn && commonTexts.capsLockHint}</output>
          {hint}
        </>
      }
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={commonTexts.show(label)}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="m4 20 16-16" />}
          </svg>
        </button>
      }
    />
  )
}
