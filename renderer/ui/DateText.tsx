import type { DayFormat } from '#shared/appearance'
import { dayOfMoment, dayText, timeOfMoment, useDayFormat, useMomentZone } from './look/days'
import styles from './panels/figures.module.css'

interface Props {
  /** A day, or a moment. */
  value: string
  withTime?: boolean
  /** The provider's, where the page knows it already; elsewhere it is the one that the frame has set. */
  timeZone?: string | null
}

/** "03/22/2026 9:05 AM CDT" */
function momentText({ value, withTime, timeZone = null }: Props, format: DayFormat): string {
  const day = dayText(dayOfMoment(value, timeZone), format)
  return withTime ? `${day} ${timeOfMoment(value, timeZone)}` : day
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
