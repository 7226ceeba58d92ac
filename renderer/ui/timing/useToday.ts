import { useEffect, useState } from 'react'
import { dayAt } from '#shared/format/moments'
import { defaultTimeZone } from '#shared/format/timeZone'

/** Returns the current day in a time zone; in the default one while the zone is unknown (null or empty). */
export function useToday(timeZone: string | null): string {
  const [now, setNow] = useState(() => new Date())
  // A tab may stay open past midnight.
  useEffect(() => {
    const refresh = () => setNow(new Date())
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  return dayAt(now, timeZone || defaultTimeZone)
}
