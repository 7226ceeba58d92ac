import { useEffect, useState } from 'react'
import { isChunkFailure, reloadOnce, reloadWhenReachable } from '../../platform/chunkFailure'

const lookEveryMs = 10_000

interface MissingPart {
  /** What failed is a part that could not be fetched; a fault of its own otherwise. */
  isMissing: boolean
  /** Whether it is being found out if it can be had now: at first before anything is said. */
  phase: 'first look' | 'looking' | 'waiting'
  tryAgain: () => void
}

/** For what stands in place of a part that could not be fetched: gets it by itself once, and when the connection is back. */
export function useMissingPart(error: unknown): MissingPart {
  const isMissing = isChunkFailure(error)
  const [phase, setPhase] = useState<MissingPart['phase']>(isMissing ? 'first look' : 'waiting')

  async function tryAgain(): Promise<void> {
    setPhase('looking')
    if (!(await reloadWhenReachable())) setPhase('waiting')
  }

  useEffect(() => {
    if (!isMissing) return undefined
    const lookAgain = () => void tryAgain()
    void reloadOnce().then((isReloading) => {
      if (!isReloading) setPhase('waiting')
    })
    window.addEventListener('online', lookAgain)
    // A server that was away makes no such event.
    const timer = setInterval(() => void reloadOnce(), lookEveryMs)
    return () => {
      window.removeEventListener('online', lookAgain)
      clearInterval(timer)
    }
  }, [isMissing])

  return { isMissing, phase, tryAgain: () => void tryAgain() }
}
