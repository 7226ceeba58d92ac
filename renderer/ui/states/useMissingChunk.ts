import { useEffect, useState } from 'react'
import { isChunkFailure, reloadOnce, reloadWhenReachable } from '../../platform/chunkFailure'

const retryEveryMs = 10_000

interface MissingChunk {
  /** Whether a chunk could not be loaded. Otherwise the component itself crashed. */
  isMissing: boolean
  /** Whether the page checks if the chunk is available now. Nothing is displayed during the first check. */
  phase: 'first check' | 'checking' | 'waiting'
  tryAgain: () => void
}

/** For the placeholder of a chunk that could not be loaded: reloads once, and again when the connection is back. */
export function useMissingChunk(error: unknown): MissingChunk {
  const isMissing = isChunkFailure(error)
  const [phase, setPhase] = useState<MissingChunk['phase']>(isMissing ? 'first check' : 'waiting')

  async function tryAgain(): Promise<void> {
    setPhase('checking')
    if (!(await reloadWhenReachable())) setPhase('waiting')
  }

  useEffect(() => {
    if (!isMissing) return undefined
    const retry = () => void tryAgain()
    void reloadOnce().then((isReloading) => {
      if (!isReloading) setPhase('waiting')
    })
    window.addEventListener('online', retry)
    // The `online` event does not fire when only the server was down.
    const timer = setInterval(() => void reloadOnce(), retryEveryMs)
    return () => {
      window.removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [isMissing])

  return { isMissing, phase, tryAgain: () => void tryAgain() }
}
