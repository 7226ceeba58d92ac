import { useEffect, useState } from 'react'

/** Returns the time, updated every minute so that messages and requests turn overdue while displayed. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
