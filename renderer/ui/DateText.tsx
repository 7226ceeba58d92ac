import type { DayFormat } from '#shared/customers/appearance'
import { dayOfMoment, dayText, timeOfMoment, useDayFormat, useMomentZone } from './format/days'
import styles from './panels/figures.module.css'

interface Props {
  /** A day (`YYYY-MM-DD`) or a moment (ISO 8601). */
  value: string
  withTime?: boolean
  /** The provider's zone, where the page knows it already. Otherwise the zone set by the frame is used. */
  timeZone?: string | null
}

/** "03/22/2026 9:05 AM CDT" */
function momentText({ value, withTime, timeZone = null }: Props, format: DayFormat): string {
  const day = dayText(dayOfMoment(value, timeZone), format)
  return withTime ? `${day} ${timeOfMoment(value, timeZone)}` : day
}

interface DayTimeProps {
  /** A day or a moment, for programs. */
  value: string
  /** The same in the person's format. */
  text: string
}

export const DayTime = ({ value, text }: DayTimeProps) => (
  <time dateTime={value} className={styles.figures}>
    {text}
  </time>
)

/** A day or a moment in the person's day format. */
export function DateText(props: Props) {
  const format = useDayFormat()
  const zone = useMomentZone()
  const text =
    props.value.length === 10
      ? dayText(props.value, format)
      : momentText({ ...props, timeZone: props.timeZone ?? zone }, format)
  return <DayTime value={props.value} text={text} />
}

/** The time of day of a moment: "9:05 AM CDT". */
export function TimeText({ value, timeZone = null }: Pick<Props, 'value' | 'timeZone'>) {
  const zone = useMomentZone()
  return <DayTime value={value} text={timeOfMoment(value, timeZone ?? zone)} />
}
