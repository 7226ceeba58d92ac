import { useId } from 'react'
import * as autopayTexts from '#shared/texts/payments/autopay'
import { autopayQuestion } from './autopayTexts'
import type { LegacyAccountDetails } from './legacyAccount'
import styles from './register.module.css'

const authorization = autopayTexts.chargeConsent

interface Props {
  found: LegacyAccountDetails
  hasConsent: boolean
  onChange: (hasConsent: boolean) => void
}

export function AutopayConsent({ found, hasConsent, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.service}>
      <input
        id={id}
        type="checkbox"
        checked={hasConsent}
        aria-describedby={`${id}-terms`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{autopayQuestion(found)}</label>
        <p id={`${id}-terms`} className={styles.quiet}>
          {authorization}
        </p>
      </div>
    </div>
  )
}
