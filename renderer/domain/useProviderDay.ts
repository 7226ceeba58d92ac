import { useRuntimeConfig } from '../api/useRuntimeConfig'
import { useToday } from '../ui/timing/useToday'

/** Returns the current day in the provider's time zone, by which bills are due and staff work. */
export const useProviderDay = (): string => useToday(useRuntimeConfig().timeZone)
