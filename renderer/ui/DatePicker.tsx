import { DatePicker as AntdDatePicker } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

interface DatePickerProps {
  /** YYYY-MM-DD; null while there is none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Dates after today can be chosen only where a screen says so. */
  allowsFuture?: boolean
  id?: string
  'aria-label'?: string
}

/** A day, typed or picked. What is typed and is no date counts as none. */
export const DatePicker = ({ value, onChange, allowsFuture = false, ...input }: DatePickerProps) => (
  <AntdDatePicker
    {...input}
    value={value === null ? null : dayjs(value, 'YYYY-MM-DD', true)}
    placeholder="MM-DD-YYYY"
    format={['MM/DD/YYYY', 'MM-DD-YYYY', 'M/D/YYYY', 'M-D-YYYY']}
    disabledDate={(date) => !allowsFuture && date.isAfter(dayjs(), 'day')}
    onChange={(date) => onChange(date?.isValid() ? date.format('YYYY-MM-DD') : null)}
  />
)
