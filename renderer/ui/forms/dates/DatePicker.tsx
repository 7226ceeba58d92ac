import { DatePicker as AntdDatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { type SyntheticEvent, useId, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { isPhoneWidth } from '../../breakpoints'
import { useDayFormat, useMomentZone } from '../../format/days'
import { useToday } from '../../timing/useToday'
import { useMediaQuery } from '../../useMediaQuery'
import { useDeferredOpening } from '../useDeferredOpening'
import styles from './DatePicker.module.css'
import { inputFormatOf } from './inputFormats'

dayjs.extend(customParseFormat)

interface DatePickerProps {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` with a time, or null when empty. */
  value: string | null
  onChange: (value: string | null) => void
  /** Dates after the provider's current day are selectable only if set. */
  allowsFuture?: boolean
  hasTime?: boolean
  /** The calendar disables the other days. A typed one is passed on, so that the parent can say what is wrong with it. */
  isAllowed?: (day: string) => boolean
  /** Shown below the field while there is no error. */
  hint?: string
  /** The error displayed below the field. */
  problem?: string | null
  /** Called with the error of an invalid date, which this field displays, and with null once it has been corrected. */
  onReject?: (problem: string | null) => void
  /** The parent displays the error, in the element of `aria-describedby`. */
  isInvalid?: boolean
  /** For a field of a form: Enter confirms the date, and the form isn't submitted. */
  keepsEnter?: boolean
  'aria-describedby'?: string | undefined
  id?: string
  'aria-label'?: string
}

/** Where the calendar fits neither above nor below the field, it covers the field instead of leaving the screen. */
const popupAlign = { overflow: { adjustX: 1, adjustY: 1, shiftY: true } } as const

const timePicker = { format: 'h:mm A', use12Hours: true, minuteStep: 5 } as const

type DayEntryProps = Required<Pick<DatePickerProps, 'value' | 'onChange' | 'allowsFuture' | 'hasTime'>> &
  Pick<DatePickerProps, 'onReject'>

/** Checks what is typed or picked. What can't be accepted stays visible with the reason, and counts as empty. */
function useDayEntry({ value, onChange, allowsFuture, hasTime, onReject }: DayEntryProps) {
  const { formats, name, placeholder } = inputFormatOf(useDayFormat(), hasTime)
  const wireFormat = hasTime ? 'YYYY-MM-DD[T]HH:mm' : 'YYYY-MM-DD'
  const storedDay = value === null ? null : dayjs(value, wireFormat, true)
  const [rejected, setRejected] = useState<{ shown: Dayjs | null; reason: string } | null>(null)
  const today = useToday(useMomentZone())
  const isTooLate = (day: Dayjs): boolean => !allowsFuture && day.isAfter(today, 'day')

  function reject(shown: Dayjs | null, reason: string): void {
    setRejected({ shown, reason })
    onReject?.(reason)
    if (value !== null) onChange(null)
  }

  function accept(): void {
    setRejected(null)
    onReject?.(null)
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
    } else if (!day.isValid()) reject(storedDay, commonTexts.invalidDateText(typed, name))
    // The calendar does not report a disabled date, and any other one only after it has closed.
    else if (!day.isSame(storedDay)) selectDay(day)
  }

  return {
    today,
    formats,
    placeholder,
    /** An invalid date stays visible next to its error. */
    shown: rejected ? rejected.shown : storedDay,
    reason: rejected?.reason ?? null,
    isTooLate,
    selectDay,
    validateTyped,
  }
}

/** A date, with or without a time, typed or picked. An invalid entry stays visible with an error and counts as empty. */
export function DatePicker({
  value,
  onChange,
  allowsFuture = false,
  hasTime = false,
  isAllowed = () => true,
  hint,
  problem = null,
  onReject,
  isInvalid = false,
  keepsEnter = false,
  ...input
}: DatePickerProps) {
  const entry = useDayEntry({ value, onChange, allowsFuture, hasTime, ...(onReject && { onReject }) })
  const [errorId, hintId] = [useId(), useId()]
  const error = problem ?? entry.reason
  const isPhone = useMediaQuery(isPhoneWidth)
  const isDisabled = (day: Dayjs): boolean => entry.isTooLate(day) || !isAllowed(day.format('YYYY-MM-DD'))
  return (
    <>
      <AntdDatePicker
        {...input}
        {...useDeferredOpening()}
        value={entry.shown}
        preserveInvalidOnBlur
        placeholder={entry.placeholder}
        format={entry.formats}
        disabledDate={isDisabled}
        {...(hasTime && { showTime: timePicker, needConfirm: false })}
        // Now would be the reader's time, which may differ from the provider's.
        {...((hasTime || isDisabled(dayjs(entry.today))) && { showNow: false })}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
        classNames={{ popup: { root: styles.popup ?? '' } }}
        // Below the field, it would cover the bar at the bottom of a phone.
        placement={isPhone ? 'topLeft' : 'bottomLeft'}
        popupAlign={popupAlign}
        onBlur={entry.validateTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          entry.validateTyped(event)
          // The event of React stays as it is, because the picker would ignore the key otherwise.
          if (keepsEnter) event.nativeEvent.preventDefault()
        }}
        onChange={entry.selectDay}
        {...(isInvalid && { status: 'error', 'aria-invalid': true })}
        {...(error !== null && { status: 'error', 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {hint !== undefined && error === null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={errorId} role="alert" className={styles.problem}>
        {error}
      </p>
    </>
  )
}
