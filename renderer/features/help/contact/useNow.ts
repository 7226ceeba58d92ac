import { useEffect, useState } from 'react'

const refreshMs = 30_000

/** Returns the current time, refreshed regularly so that a desk that closes shows as closed. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
