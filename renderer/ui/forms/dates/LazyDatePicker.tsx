import { Input } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useDayFormat } from '../../format/days'
import type { DatePicker } from './DatePicker'
import styles from './DatePicker.module.css'
import { inputFormatOf } from './inputFormats'

const Picker = lazy(async () => ({ default: (await import('./DatePicker')).DatePicker }))

/** The calendar is the largest component, so it loads on demand and the screen shows a disabled field of its width until then. */
export function LazyDatePicker(props: ComponentProps<typeof DatePicker>) {
  const hasTime = props.hasTime ?? false
  const { placeholder } = inputFormatOf(useDayFormat(), hasTime)
  const toCome = (hasTime ? styles.momentToCome : styles.dayToCome) ?? ''
  return (
    <Suspense fallback={<Input id={props.id} className={toCome} disabled placeholder={placeholder} />}>
      <Picker {...props} />
    </Suspense>
  )
}
