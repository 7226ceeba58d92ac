import { Input } from 'antd'
import { lazy, Suspense, type ComponentProps } from 'react'
import { typedDays, useDayFormat } from '../look/days'
import type { DatePicker } from './DatePicker'

const Picker = lazy(async () => ({ default: (await import('./DatePicker')).DatePicker }))

/** The calendar is the heaviest part that there is; a screen stands before it has come. */
export function LazyDatePicker(props: ComponentProps<typeof DatePicker>) {
  const { placeholder } = typedDays(useDayFormat())
  return (
    <Suspense fallback={<Input id={props.id} disabled placeholder={placeholder} />}>
      <Picker {...props} />
    </Suspense>
  )
}
