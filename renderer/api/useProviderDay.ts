/** Today where the provider is: payments have its days. */
import { useEffect, useState } from 'react'
import { defaultTimeZone } from '#shared/timeZone'
import { useRuntimeConfig } from './useRuntimeConfig'

export function useProviderDay(): string {
  const { timeZone } = useRuntimeConfig()
  const [now, setNow] = useState(() => new Date())
  // A tab may stay open over midnight.
  useEffect(() => {
    const look = () => setNow(new Date())
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  // Swedish writes a date as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone || defaultTimeZone }).format(now)
}
