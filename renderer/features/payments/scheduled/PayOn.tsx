/** "Pay on": today, or a later day. */
import { Radio } from 'antd'
import { isPayDay, scheduleTexts } from '#shared/scheduledPayments'
import { LazyDatePicker } from '../../../ui/forms/LazyDatePicker'
import type { PayDay } from './payDay'
import styles from './scheduled.module.css'

interface Props {
  chosen: PayDay
  today: string
  isDisabled: boolean
  onChange: (chosen: PayDay) => void
}

export function PayOn({ chosen, today, isDisabled, onChange }: Props) {
  const day = chosen.when === 'later' ? chosen.day : null
  return (
    <fieldset className={styles.payOn} disabled={isDisabled}>
      <legend>Pay on</legend>
      <Radio.Group
        aria-label="Pay on"
        value={chosen.when}
        disabled={isDisabled}
        options={[
          { value: 'today', label: 'Today' },
          { value: 'later', label: 'A later day' },
        ]}
        onChange={(event) => onChange(event.target.value === 'later' ? { when: 'later', day } : { when: 'today' })}
      />
      {chosen.when === 'later' && (
        <LazyDatePicker
          aria-label="Day of the payment"
          value={day}
          allowsFuture
          problem={day !== null && !isPayDay(day, today) ? scheduleTexts.days(today) : null}
          onChange={(next) => onChange({ when: 'later', day: next })}
        />
      )}
    </fieldset>
  )
}
