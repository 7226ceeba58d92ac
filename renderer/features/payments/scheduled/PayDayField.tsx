/** "Pay on": today or a later day. */
import { Radio } from 'antd'
import { isPayDay } from '#shared/payments/scheduledPayments'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'
import { LazyDatePicker } from '../../../ui/forms/dates/LazyDatePicker'
import type { PayDay } from './payDay'
import styles from './scheduled.module.css'

interface Props {
  payDay: PayDay
  today: string
  isDisabled: boolean
  onChange: (payDay: PayDay) => void
}

export function PayDayField({ payDay, today, isDisabled, onChange }: Props) {
  const day = payDay.when === 'later' ? payDay.day : null
  return (
    <fieldset className={styles.payOn} disabled={isDisabled}>
      <legend>{paymentTexts.payOn}</legend>
      <Radio.Group
        aria-label={paymentTexts.payOn}
        value={payDay.when}
        disabled={isDisabled}
        options={[
          { value: 'today', label: commonTexts.today },
          { value: 'later', label: paymentTexts.aLaterDay },
        ]}
        onChange={(event) => onChange(event.target.value === 'later' ? { when: 'later', day } : { when: 'today' })}
      />
      {payDay.when === 'later' && (
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
