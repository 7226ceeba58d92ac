import { DatePicker as AntdDatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useId, useState, type SyntheticEvent } from 'react'
import { typedDays, useDayFormat } from '../look/days'
import styles from './DatePicker.module.css'
import * as commonTexts from '#shared/texts/common'

dayjs.extend(customParseFormat)

interface DatePickerProps {
  /** YYYY-MM-DD; null while there is none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Dates after today can be chosen only where a screen says so. */
  allowsFuture?: boolean
  /** What is wrong with it, said under it. */
  problem?: string | null
  /** Told when text that is not a possible date is entered, and when it has been corrected. */
  onValidity?: (isValid: boolean) => void
  /** Somebody else says under it what is wrong with it, at `aria-describedby`. */
  isInvalid?: boolean
  'aria-describedby'?: string | undefined
  id?: string
  'aria-label'?: string
}

const wireFormat = 'YYYY-MM-DD'
const dayOf = (value: string | null): Dayjs | null => (value === null ? null : dayjs(value, wireFormat, true))

/** A day, typed or picked. What is typed and cannot be taken stays there, counts as no day, and is said so. */
export function DatePicker({
  value,
  onChange,
  allowsFuture = false,
  problem = null,
  onValidity,
  isInvalid = false,
  ...input
}: DatePickerProps) {
  const { formats, name, placeholder } = typedDays(useDayFormat())
  const remarkId = useId()
  const [refused, setRefused] = useState<{ shown: Dayjs | null; why: string } | null>(null)
  const remark = problem ?? refused?.why ?? null
  const isTooLate = (day: Dayjs): boolean => !allowsFuture && day.isAfter(dayjs(), 'day')

  function refuse(shown: Dayjs | null, why: string): void {
    setRefused({ shown, why })
    onValidity?.(false)
    if (value !== null) onChange(null)
  }

  function accept(): void {
    setRefused(null)
    onValidity?.(true)
  }

  function take(day: Dayjs | null): void {
    if (day && isTooLate(day)) return refuse(day, commonTexts.dateCannotBeInTheFuture)
    accept()
    onChange(day?.isValid() ? day.format(wireFormat) : null)
  }

  /** The picker itself would silently stay with the day before. */
  function judge({ target }: SyntheticEvent): void {
    if (!(target instanceof HTMLInputElement)) return
    const typed = target.value.trim()
    const day = dayjs(typed, formats, true)
    if (typed === '') {
      accept()
      if (value !== null) onChange(null)
    } else if (!day.isValid()) refuse(dayOf(value), commonTexts.isntAValidDateEnter(typed, name))
    // The calendar does not tell of a day that it has disabled.
    else if (refused || isTooLate(day)) take(day)
  }

  return (
    <>
      <AntdDatePicker
        {...input}
        // What was typed and cannot be taken stays in sight, beside what is wrong with it.
        value={refused ? refused.shown : dayOf(value)}
        preserveInvalidOnBlur
        placeholder={placeholder}
        format={formats}
        disabledDate={isTooLate}
        onBlur={judge}
        onKeyDown={(event) => {
          if (event.key === 'Enter') judge(event)
        }}
        onChange={take}
        {...(isInvalid && { status: 'error', 'aria-invalid': true })}
        {...(remark !== null && { status: 'error', 'aria-invalid': true, 'aria-describedby': remarkId })}
      />
      <p id={remarkId} role="alert" className={styles.problem}>
        {remark}
      </p>
    </>
  )
}
