import { DatePicker as AntdDatePicker } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useId } from 'react'
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
  id?: string
  'aria-label'?: string
}

/** A day, typed or picked. What is typed and is no date counts as none. */
export function DatePicker({ value, onChange, allowsFuture = false, problem = null, ...input }: DatePickerProps) {
  const problemId = useId()
  return (
    <>
      <AntdDatePicker
        {...input}
        value={value === null ? null : dayjs(value, 'YYYY-MM-DD', true)}
        placeholder="MM-DD-YYYY"
        format={['MM/DD/YYYY', 'MM-DD-YYYY', 'M/D/YYYY', 'M-D-YYYY']}
        disabledDate={(date) => !allowsFuture && date.isAfter(dayjs(), 'day')}
        onChange={(date) => onChange(date?.isValid() ? date.format('YYYY-MM-DD') : null)}
        {...(problem !== null && { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
