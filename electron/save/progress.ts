/** Reports the progress of one file to the page and the taskbar. */

import type { EventValue } from '#shared/desktop/ipc'

export interface ProgressOptions {
  onProgress: (progress: EventValue<'save:progress'>) => void
  /** Shows progress in the taskbar: from 0 to 1, or `unknown` while the size is unknown. */
  showProgress: (progress: number | 'unknown') => void
  now: () => number
}

interface FileProgress {
  saveId: string
  fileName: string
  /** Null if the size is unknown. */
  total: number | null
}

const progressEveryMs = 100

/** Reports each percent, and otherwise at most ten times a second. It always reports the last byte. */
export function createProgressReporter(
  { saveId, fileName, total }: FileProgress,
  { onProgress, showProgress, now }: ProgressOptions,
): (received: number) => void {
  let lastReportAt = Number.NEGATIVE_INFINITY
  let reportedPercent = -1
  return (received) => {
    const percent = total === null || total === 0 ? 0 : Math.floor((received * 100) / total)
    if (now() - lastReportAt < progressEveryMs && percent === reportedPercent && received !== total) return
    lastReportAt = now()
    reportedPercent = percent
    onProgress({ saveId, fileName, received, total })
    showProgress(total === null || total === 0 ? 'unknown' : received / total)
  }
}
