import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once when the time is up; while paused the time stands still. */
export function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [isPaused])
}
