import { Input } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import { dayInputFormatOf, useDayFormat } from '../../format/days'
import type { DatePicker } from './DatePicker'

const Picker = lazy(async () => ({ default: (await import('./DatePicker')).DatePicker }))

/** The calendar is the largest component, so it loads on demand and the screen shows a disabled field until then. */
export function LazyDatePicker(props: ComponentProps<typeof DatePicker>) {
  const { placeholder } = dayInputFormatOf(useDayFormat())
  return (
    <Suspense fallback={<Input id={props.id} disabled placeholder={placeholder} />}>
      <Picker {...props} />
    </Suspense>
  )
}
