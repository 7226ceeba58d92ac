import { useNow } from '../../ui/timing/useNow'

/** Returns the time, updated every minute so that messages and requests turn overdue while displayed. */
export const useCurrentMinute = (): number => useNow(60_000)
