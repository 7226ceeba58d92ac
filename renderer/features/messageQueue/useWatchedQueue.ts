/** Lets the desktop app know what of the queue is before somebody's eyes: it notifies of nothing they see, and clears its count. */
import { useEffect } from 'react'
import { platform } from '../../platform'

export function useWatchedQueue(caseId: string | null): void {
  useEffect(() => {
    platform.shell?.watchQueue({ caseId, isQueueOpen: true })
  }, [caseId])
  useEffect(() => () => platform.shell?.watchQueue({ caseId: null, isQueueOpen: false }), [])
}
