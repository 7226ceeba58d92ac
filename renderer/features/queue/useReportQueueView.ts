/** Tells the desktop app what is on screen, so that it does not notify about visible messages and clears its count. */
import { useEffect } from 'react'
import { platform } from '../../platform'

export function useReportQueueView(caseId: string | null): void {
  useEffect(() => {
    platform.shell?.watchQueue({ caseId, isQueueOpen: true })
  }, [caseId])
  useEffect(() => () => platform.shell?.watchQueue({ caseId: null, isQueueOpen: false }), [])
}
