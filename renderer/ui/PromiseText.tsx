interface Props {
  /** The moment by which something is promised. */
  by: string
  /** Of the provider: people work there by its days and hours. */
  timeZone: string
}

/** "Monday, November 23, at 6 PM CST" */
export function PromiseText({ by, timeZone }: Props) {
  const moment = new Date(by)
  const zone = timeZone === '' ? {} : { timeZone }
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...zone })
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', ...zone })
  // A full hour is shown without its minutes.
  return <time dateTime={by}>{`${day.format(moment)}, at ${time.format(moment).replace(':00', '')}`}</time>
}
