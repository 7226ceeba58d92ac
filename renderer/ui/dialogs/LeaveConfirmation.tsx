/** Asks before any navigation, a reload or closing leaves unsaved input. */
import { useEffect, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { platform } from '../../platform'
import { ConfirmDialog } from './ConfirmDialog'
import { guardLeaving } from './leaveGuard'

interface Props {
  /** Names what is unsaved, in a sentence. */
  unsavedText: string
  title?: string
  /** Explains what happens to the unsaved input. */
  consequence?: string
  /** Whether another view of the same page (a changed query) loses the input as well. */
  isLostOnSamePage?: boolean
  /** Called before the navigation. */
  onLeave?: () => void
}

/** Render it only while something is unsaved. */
export function LeaveConfirmation({
  unsavedText,
  title = commonTexts.leaveWithoutSaving,
  consequence = commonTexts.changesStayInTab,
  isLostOnSamePage = false,
  onLeave,
}: Props) {
  /** Continues the navigation that waits for the answer. */
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  useEffect(
    () =>
      guardLeaving({
        losesInput: (from, to) => to.pathname !== from.pathname || (isLostOnSamePage && to.search !== from.search),
        ask: (go) => setProceed(() => go),
      }),
    [isLostOnSamePage],
  )
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', confirmUnload)
    platform.shell?.setUnsaved(true)
    return () => {
      window.removeEventListener('beforeunload', confirmUnload)
      platform.shell?.setUnsaved(false)
    }
  }, [])
  return (
    <ConfirmDialog
      isOpen={proceed !== null}
      title={title}
      message={
        <p>
          {unsavedText} {consequence}
        </p>
      }
      isDangerous
      onYes={() => {
        onLeave?.()
        setProceed(null)
        proceed?.()
      }}
      onNo={() => setProceed(null)}
    />
  )
}
