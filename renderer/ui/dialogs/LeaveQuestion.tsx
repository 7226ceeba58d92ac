/** Asks before a link, a reload or closing leaves unsaved input. The back button does not ask: the draft is stored. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as commonTexts from '#shared/texts/common'
import { platform } from '../../platform'
import { ConfirmDialog } from './ConfirmDialog'
import { registerLeaveCheck } from './leaveChecks'

interface Props {
  /** Says in a sentence what is unsaved. */
  unsavedText: string
  title?: string
  /** Says what happens to the unsaved input. */
  consequence?: string
  /** Whether another view of the same page (a changed query) loses the input as well. */
  isLostOnSamePage?: boolean
  /** Called before the navigation. */
  onLeave?: () => void
}

/** Render it only while something is unsaved. */
export function LeaveQuestion({
  unsavedText,
  title = commonTexts.leaveWithoutSaving,
  consequence = commonTexts.wellKeepYourChangesIn,
  isLostOnSamePage = false,
  onLeave,
}: Props) {
  const [leaveTarget, setLeaveTarget] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const askAtLink = (event: MouseEvent): void => {
      const to = internalTargetOf(event, isLostOnSamePage)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setLeaveTarget(to)
    }
    const askAtEnd = (event: BeforeUnloadEvent): void => event.preventDefault()
    // The capture phase runs before the router handles the click.
    document.addEventListener('click', askAtLink, true)
    window.addEventListener('beforeunload', askAtEnd)
    const stopAsking = registerLeaveCheck((to) => {
      const isAsked = losesInput(new URL(to, window.location.origin), isLostOnSamePage)
      if (isAsked) setLeaveTarget(to)
      return isAsked
    })
    platform.shell?.setUnsaved(true)
    return () => {
      stopAsking()
      document.removeEventListener('click', askAtLink, true)
      window.removeEventListener('beforeunload', askAtEnd)
      platform.shell?.setUnsaved(false)
    }
  }, [isLostOnSamePage])
  return (
    <ConfirmDialog
      isOpen={leaveTarget !== null}
      title={title}
      message={
        <p>
          {unsavedText} {consequence}
        </p>
      }
      yesText={commonTexts.leave}
      noText={commonTexts.stay}
      isDangerous
      onYes={() => {
        if (leaveTarget === null) return
        onLeave?.()
        void navigate(leaveTarget)
      }}
      onNo={() => setLeaveTarget(null)}
    />
  )
}

/** Tells whether navigating there loses the unsaved input. */
const losesInput = (to: URL, isLostOnSamePage: boolean): boolean =>
  to.pathname !== window.location.pathname || (isLostOnSamePage && to.search !== window.location.search)

/** Returns where a plain click leads within the portal, or null if it opens a tab, stays here or leads elsewhere. */
function internalTargetOf(event: MouseEvent, isLostOnSamePage: boolean): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return null
  const to = new URL(link.href)
  if (to.origin !== window.location.origin || !losesInput(to, isLostOnSamePage)) return null
  return to.pathname + to.search + to.hash
}
