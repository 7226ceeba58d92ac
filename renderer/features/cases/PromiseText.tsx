import { dateFormat } from '#shared/format/intl'
import * as commonTexts from '#shared/texts/common'

interface Props {
  /** The moment by which something is promised. */
  promisedAt: string
  /** The provider's time zone, because its staff work by local days and hours. */
  timeZone: string
}

/** "Monday, November 23, at 6 PM CST" */
export function PromiseText({ promisedAt, timeZone }: Props) {
  const moment = new Date(promisedAt)
  const zone = timeZone === '' ? {} : { timeZone }
  const day = dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...zone })
  const time = dateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', ...zone })
  // A full hour is shown without minutes.
  return (
    <time dateTime={promisedAt}>
      {commonTexts.dayAndTime(day.format(moment), time.format(moment).replace(':00', ''))}
    </time>
  )
}
