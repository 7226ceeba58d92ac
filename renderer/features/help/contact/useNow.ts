import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The current moment, renewed while the page is open: a desk that closes meanwhile says so. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
