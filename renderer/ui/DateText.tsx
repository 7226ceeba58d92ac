import type { DayFormat } from '#shared/appearance'
import { dayOfMoment, dayText, useDayFormat, useMomentZone } from './look/days'
import styles from './panels/figures.module.css'

interface Props {
  /** A day, or a moment. */
  value: string
  withTime?: boolean
  /** Of the provider, for what is business with it: payments have its days. A moment is told as all are otherwise. */
  timeZone?: string | null
}

/** "03/22/2026 9:05 AM"; where the zone is not the reader's own, it is named. */
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
