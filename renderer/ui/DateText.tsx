import { formatDay } from '#shared/dates'
import styles from './panels/figures.module.css'

interface Props {
  /** A day, or a moment. */
  value: string
  withTime?: boolean
  /** Of the provider, for what is business with it: payments have its days. A moment is in the reader's own otherwise. */
  timeZone?: string
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** "03/22/2026 9:05 AM"; where the zone is not the reader's own, it is named. */
function momentText({ value, withTime, timeZone }: Props): string {
  const zone = timeZone ? ({ timeZone, ...(withTime && { timeZoneName: 'short' }) } as const) : {}
  const format = new Intl.DateTimeFormat('en-US', { ...day, ...(withTime && time), ...zone })
  return format.format(new Date(value)).replace(', ', ' ')
}

/** A day or a moment as MM/DD/YYYY. */
export const DateText = (props: Props) => (
  <time dateTime={props.value} className={styles.figures}>
    {props.value.length === 10 ? formatDay(props.value) : momentText(props)}
  </time>
)
