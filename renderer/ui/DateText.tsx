import dayjs from 'dayjs'
import { formatDay } from '#shared/dates'
import styles from './figures.module.css'

/** A day as it is, or a moment in the viewer's own zone, as MM/DD/YYYY. */
export function DateText({ value, withTime = false }: { value: string; withTime?: boolean }) {
  const text =
    value.length === 10 ? formatDay(value) : dayjs(value).format(withTime ? 'MM/DD/YYYY h:mm A' : 'MM/DD/YYYY')
  return (
    <time dateTime={value} className={styles.figures}>
      {text}
    </time>
  )
}
