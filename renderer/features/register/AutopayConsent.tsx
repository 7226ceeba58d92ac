import { useId } from 'react'
import styles from './register.module.css'

const authorization =
  'I authorize a charge of the full balance to this method the day before each bill is due, with the fee of its type. I can turn this off at any time.'

export function AutopayConsent({ isGiven, onChange }: { isGiven: boolean; onChange: (isGiven: boolean) => void }) {
  const id = useId()
  return (
    <div className={styles.service}>
      <input
        id={id}
        type="checkbox"
        checked={isGiven}
        aria-describedby={`${id}-terms`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>Use it for autopay</label>
        <p id={`${id}-terms`} className={styles.quiet}>
          {authorization}
        </p>
      </div>
    </div>
  )
}
