import { Input } from 'antd'
import { lazy, Suspense, type ComponentProps } from 'react'
import type { DatePicker } from './DatePicker'

const Picker = lazy(async () => ({ default: (await import('./DatePicker')).DatePicker }))

/** The calendar is the heaviest part that there is; a screen stands before it has come. */
export const LazyDatePicker = (props: ComponentProps<typeof DatePicker>) => (
  <Suspense fallback={<Input id={props.id} disabled placeholder="MM-DD-YYYY" />}>
    <Picker {...props} />
  </Suspense>
)
