/** Returns the current day in the provider's time zone, which payments use. */

import { useEffect, useState } from 'react'
import { dateFormat } from '#shared/format/intl'
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
  // The sv-SE locale formats dates as YYYY-MM-DD.
  return dateFormat('sv-SE', { timeZone: timeZone || defaultTimeZone }).format(now)
}
