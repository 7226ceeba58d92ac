/** Returns the current day in the provider's time zone, which payments use. */

import { useEffect, useState } from 'react'
import { dayAt } from '#shared/format/moments'
import { defaultTimeZone } from '#shared/format/timeZone'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'

export function useProviderDay(): string {
  const { timeZone } = useRuntimeConfig()
  const [now, setNow] = useState(() => new Date())
  // A tab may stay open past midnight.
  useEffect(() => {
    const refresh = () => setNow(new Date())
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  return dayAt(now, timeZone || defaultTimeZone)
}
