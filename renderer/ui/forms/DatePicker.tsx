import { DatePicker as AntdDatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useId, useState, type SyntheticEvent } from 'react'
import styles from './DatePicker.module.css'

dayjs.extend(customParseFormat)

interface DatePickerProps {
  /** YYYY-MM-DD; null while there is none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Dates after today can be chosen only where a screen says so. */
  allowsFuture?: boolean
  /** What is wrong with it, said under it. */
  problem?: string | null
  /** Somebody else says under it what is wrong with it, at `aria-describedby`. */
  isInvalid?: boolean
  'aria-describedby'?: string | undefined
  id?: string
  'aria-label'?: string
}

const formats = ['MM/DD/YYYY', 'MM-DD-YYYY', 'M/D/YYYY', 'M-D-YYYY']
const wireFormat = 'YYYY-MM-DD'

/** A day, typed or picked. What is typed and cannot be taken is taken away, and said so. */
export function DatePicker({
  value,
  onChange,
  allowsFuture = false,
  problem = null,
  isInvalid = false,
  ...input
}: DatePickerProps) {
  const remarkId = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const remark = problem ?? refusal
  const isTooLate = (day: Dayjs): boolean => !allowsFuture && day.isAfter(dayjs(), 'day')

  function refusalOf(typed: string): string | null {
    const day = dayjs(typed, formats, true)
    if (typed === '') return null
    if (!day.isValid()) return `“${typed}” is no date. Type it as MM/DD/YYYY.`
    return isTooLate(day) ? `${typed} lies in the future. Choose today or an earlier day.` : null
  }

  /** The picker itself would silently go back to the day before. */
  function judge({ target }: SyntheticEvent): void {
    if (!(target instanceof HTMLInputElement)) return
    const typed = target.value.trim()
    const next = refusalOf(typed)
    if (typed !== '') setRefusal(next)
    if (value !== null && (next !== null || typed === '')) onChange(null)
  }

  return (
    <>
      <AntdDatePicker
        {...input}
        value={value === null ? null : dayjs(value, wireFormat, true)}
        placeholder="MM-DD-YYYY"
        format={formats}
        disabledDate={isTooLate}
        onBlur={judge}
        onKeyDown={(event) => {
          if (event.key === 'Enter') judge(event)
        }}
        onChange={(day) => {
          // It also tells so of a day that was refused.
          if (day) setRefusal(null)
          onChange(day?.isValid() ? day.format(wireFormat) : null)
        }}
        {...(isInvalid && { status: 'error', 'aria-invalid': true })}
        {...(remark !== null && { status: 'error', 'aria-invalid': true, 'aria-describedby': remarkId })}
      />
      <p id={remarkId} role="alert" className={styles.problem}>
        {remark}
      </p>
    </>
  )
}
