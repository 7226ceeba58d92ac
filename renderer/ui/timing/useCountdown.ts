import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once when the time is up. Pausing stops the clock. */
export function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(ms)
  const onTimeUp = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => onTimeUp(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= Date.now() - startedAt
    }
  }, [isPaused])
}
