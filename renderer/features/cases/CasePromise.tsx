import { timeWithZoneAt, weekdayAt } from '#shared/format/moments'
import * as commonTexts from '#shared/texts/common'

interface Props {
  /** The moment by which something is promised. */
  promisedAt: string
  /** The provider's time zone, because its staff work by local days and hours. */
  timeZone: string
}

/** "Monday, November 23, at 6 PM CST" */
export function CasePromise({ promisedAt, timeZone }: Props) {
  const moment = new Date(promisedAt)
  // A full hour is shown without minutes.
  return (
    <time dateTime={promisedAt}>
      {commonTexts.dayAndTime(weekdayAt(moment, timeZone), timeWithZoneAt(moment, timeZone).replace(':00', ''))}
    </time>
  )
}
