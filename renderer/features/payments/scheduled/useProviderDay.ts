/** Today where the provider is: payments have its days. */
import { useState } from 'react'
import { wallClock } from '#shared/openingHours'
import { defaultTimeZone } from '#shared/timeZone'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'

export function useProviderDay(): string {
  const { timeZone } = useRuntimeConfig()
  const [now] = useState(() => new Date())
  return wallClock(now, timeZone || defaultTimeZone).day
}
