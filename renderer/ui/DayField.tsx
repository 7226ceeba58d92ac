import { Input } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import { Field } from './Field'

/** The calendar is the heaviest part that there is; a form stands before it has come. */
const DatePicker = lazy(async () => ({ default: (await import('./DatePicker')).DatePicker }))

interface DayFieldProps {
  id: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  value: string | null
  onChange: (day: string | null) => void
}

/** A day from now on, with its label and remark. */
export const DayField = ({ id, label, error, hint, value, onChange }: DayFieldProps) => (
  <Field id={id} label={label} error={error} hint={hint}>
    {(given) => (
      <Suspense fallback={<Input {...given} disabled placeholder="MM-DD-YYYY" />}>
        <DatePicker id={id} allowsFuture value={value} onChange={onChange} />
      </Suspense>
    )}
  </Field>
)
