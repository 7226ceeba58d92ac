interface Props {
  /** The moment by which something is promised, and the one when it was. */
  by: string
  since: string
  /** Of the provider: people work there by its days. */
  timeZone: string
}

/** "Monday, November 23"; with the time where it is promised within the day. */
export function PromiseText({ by, since, timeZone }: Props) {
  const zone = timeZone === '' ? {} : { timeZone }
  const dayOf = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...zone })
  const [day, asked] = [dayOf.format(new Date(by)), dayOf.format(new Date(since))]
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', ...zone })
  return <time dateTime={by}>{day === asked ? `${day}, ${time.format(new Date(by))}` : day}</time>
}
