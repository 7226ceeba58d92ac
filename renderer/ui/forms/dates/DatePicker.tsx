import { DatePicker as AntdDatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { type SyntheticEvent, useId, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { dayInputFormatOf, useDayFormat, useMomentZone } from '../../format/days'
import { useToday } from '../../timing/useToday'
import styles from './DatePicker.module.css'

dayjs.extend(customParseFormat)

interface DatePickerProps {
  /** `YYYY-MM-DD`, or null when empty. */
  value: string | null
  onChange: (value: string | null) => void
  /** Dates after the provider's current day are selectable only if set. */
  allowsFuture?: boolean
  /** The error displayed below the field. */
  problem?: string | null
  /** Called with false when an invalid date is entered, and with true when it has been corrected. */
  onValidity?: (isValid: boolean) => void
  /** The parent displays the error, in the element of `aria-describedby`. */
  isInvalid?: boolean
  'aria-describedby'?: string | undefined
  id?: string
  'aria-label'?: string
}

const wireFormat = 'YYYY-MM-DD'
const toDayjs = (value: string | null): Dayjs | null => (value === null ? null : dayjs(value, wireFormat, true))

/** A date, typed or picked. An invalid entry stays visible with an error and counts as empty. */
export function DatePicker({
  value,
  onChange,
  allowsFuture = false,
  problem = null,
  onValidity,
  isInvalid = false,
  ...input
}: DatePickerProps) {
  const { formats, name, placeholder } = dayInputFormatOf(useDayFormat())
  const errorId = useId()
  const [rejected, setRejected] = useState<{ shown: Dayjs | null; reason: string } | null>(null)
  const error = problem ?? rejected?.reason ?? null
  const today = useToday(useMomentZone())
  const isTooLate = (day: Dayjs): boolean => !allowsFuture && day.isAfter(today, 'day')

  function reject(shown: Dayjs | null, reason: string): void {
    setRejected({ shown, reason })
    onValidity?.(false)
    if (value !== null) onChange(null)
  }

  function accept(): void {
    setRejected(null)
    onValidity?.(true)
  }

  function selectDay(day: Dayjs | null): void {
    if (day && isTooLate(day)) return reject(day, commonTexts.dateInFuture)
    accept()
    onChange(day?.isValid() ? day.format(wireFormat) : null)
  }

  /** Without this check the picker would silently keep the previous date. */
  function validateTyped({ target }: SyntheticEvent): void {
    if (!(target instanceof HTMLInputElement)) return
    const typed = target.value.trim()
    const day = dayjs(typed, formats, true)
    if (typed === '') {
      accept()
      if (value !== null) onChange(null)
    } else if (!day.isValid()) reject(toDayjs(value), commonTexts.invalidDateText(typed, name))
    // The calendar does not report a disabled date.
    else if (rejected || isTooLate(day)) selectDay(day)
  }

  return (
    <>
      <AntdDatePicker
        {...input}
        // An invalid date stays visible next to its error.
        value={rejected ? rejected.shown : toDayjs(value)}
        preserveInvalidOnBlur
        placeholder={placeholder}
        format={formats}
        disabledDate={isTooLate}
        onBlur={validateTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') validateTyped(event)
        }}
        onChange={selectDay}
        {...(isInvalid && { status: 'error', 'aria-invalid': true })}
        {...(error !== null && { status: 'error', 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <p id={errorId} role="alert" className={styles.problem}>
        {error}
      </p>
    </>
  )
}
