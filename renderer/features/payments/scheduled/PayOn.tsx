/** "Pay on": today, or a later day. */
import { Radio } from 'antd'
import { isPayDay } from '#shared/scheduledPayments'
import { LazyDatePicker } from '../../../ui/forms/LazyDatePicker'
import type { PayDay } from './payDay'
import styles from './scheduled.module.css'
import * as paymentTexts from '#shared/texts/payments'
import * as commonTexts from '#shared/texts/common'

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
      <legend>{paymentTexts.payOn}</legend>
      <Radio.Group
        aria-label={paymentTexts.payOn}
        value={chosen.when}
        disabled={isDisabled}
        options={[
          { value: 'today', label: commonTexts.today },
          { value: 'later', label: paymentTexts.aLaterDay },
        ]}
        onChange={(event) => onChange(event.target.value === 'later' ? { when: 'later', day } : { when: 'today' })}
      />
      {chosen.when === 'later' && (
        <LazyDatePicker
          aria-label={paymentTexts.paymentDate}
          value={day}
          allowsFuture
          problem={day !== null && !isPayDay(day, today) ? paymentTexts.scheduleDays(today) : null}
          onChange={(next) => onChange({ when: 'later', day: next })}
        />
      )}
    </fieldset>
  )
}
