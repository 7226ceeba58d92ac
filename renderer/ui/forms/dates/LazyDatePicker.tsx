import { Input } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useDayFormat } from '../../format/days'
import type { DatePicker } from './DatePicker'
import { inputFormatOf } from './inputFormats'

const Picker = lazy(async () => ({ default: (await import('./DatePicker')).DatePicker }))

/** The calendar is the largest component, so it loads on demand and the screen shows a disabled field until then. */
export function LazyDatePicker(props: ComponentProps<typeof DatePicker>) {
  const { placeholder } = inputFormatOf(useDayFormat(), props.hasTime ?? false)
  return (
    <Suspense fallback={<Input id={props.id} disabled placeholder={placeholder} />}>
      <Picker {...props} />
    </Suspense>
  )
}
