/** "Pay on": today or a later day. */
import { Radio } from 'antd'
import { firstPayDay, lastPayDay } from '#shared/http/payDays'
import { isPayDay } from '#shared/payments/scheduledPayments'
import * as commonTexts from '#shared/texts/common'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { dayText } from '../../../ui/format/days'
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
  const [first, last] = [dayText(firstPayDay(today)), dayText(lastPayDay(today))]
  return (
    <fieldset className={styles.payOn} disabled={isDisabled}>
      <legend>{scheduledPaymentTexts.payOn}</legend>
      <Radio.Group
        aria-label={scheduledPaymentTexts.payOn}
        value={payDay.when}
        disabled={isDisabled}
        options={[
          { value: 'today', label: commonTexts.today },
          { value: 'later', label: scheduledPaymentTexts.aLaterDay },
        ]}
        onChange={(event) => onChange(event.target.value === 'later' ? { when: 'later', day } : { when: 'today' })}
      />
      {payDay.when === 'later' && (
        <LazyDatePicker
          aria-label={scheduledPaymentTexts.paymentDate}
          value={day}
          allowsFuture
          isAllowed={(candidate) => isPayDay(candidate, today)}
          hint={scheduledPaymentTexts.payDaysHint(first, last)}
          problem={day !== null && !isPayDay(day, today) ? scheduledPaymentTexts.choosePayDay(first, last) : null}
          onChange={(next) => onChange({ when: 'later', day: next })}
        />
      )}
    </fieldset>
  )
}
