/** Today where the provider is: payments have its days. */
import { useState } from 'react'
import { defaultTimeZone } from '#shared/timeZone'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'

export function useProviderDay(): string {
  const { timeZone } = useRuntimeConfig()
  const [now] = useState(() => new Date())
  // Swedish writes a date as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone || defaultTimeZone }).format(now)
}
