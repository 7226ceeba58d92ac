import type { DayFormat } from '#shared/appearance'
import { dayOfMoment, dayText, useDayFormat, useMomentZone } from './look/days'
import styles from './panels/figures.module.css'

interface Props {
  /** A day, or a moment. */
  value: string
  withTime?: boolean
  /** The provider's, where the page knows it already; elsewhere it is the one that the frame has set. */
  timeZone?: string | null
}

/** "03/22/2026 9:05 AM CDT"; only the reader's own zone, shown while the provider's is not known, goes without its name. */
function momentText({ value, withTime, timeZone = null }: Props, format: DayFormat): string {
  const day = dayText(dayOfMoment(value, timeZone), format)
  if (!withTime) return day
  const zone = timeZone ? ({ timeZone, timeZoneName: 'short' } as const) : {}
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone })
  return `${day} ${time.format(new Date(value))}`
}

/** A day or a moment, as the person wants days written. */
export function DateText(props: Props) {
  const format = useDayFormat()
  const zone = useMomentZone()
  return (
    <time dateTime={props.value} className={styles.figures}>
      {props.value.length === 10
        ? dayText(props.value, format)
        : momentText({ ...props, timeZone: props.timeZone ?? zone }, format)}
    </time>
  )
}
