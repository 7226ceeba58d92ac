/** Asks before a link, a reload or closing leads away from what is not saved. The way back asks nothing: the draft is still there. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { platform } from '../../platform'
import { ConfirmDialog } from './ConfirmDialog'
import { askBeforeLeaving } from './leaving'
import * as commonTexts from '#shared/texts/common'

interface Props {
  /** What is not saved, in a sentence. */
  what: string
  title?: string
  /** What becomes of it. */
  then?: string
  /** Another part of the same page ends it as well. */
  isLostWithin?: boolean
  /** Before the way leads on. */
  onLeave?: () => void
}

/** Shown only while something is not saved. */
export function LeaveQuestion({
  what,
  title = commonTexts.leaveWithoutSaving,
  then = commonTexts.wellKeepYourChangesIn,
  isLostWithin = false,
  onLeave,
}: Props) {
  const [wanted, setWanted] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const askAtLink = (event: MouseEvent): void => {
      const to = placeOf(event, isLostWithin)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(to)
    }
    const askAtEnd = (event: BeforeUnloadEvent): void => event.preventDefault()
    // Before the router hears of the click.
    document.addEventListener('click', askAtLink, true)
    window.addEventListener('beforeunload', askAtEnd)
    const stopAsking = askBeforeLeaving((to) => {
      const isAsked = endsHere(new URL(to, window.location.origin), isLostWithin)
      if (isAsked) setWanted(to)
      return isAsked
    })
    platform.shell?.unsaved(true)
    return () => {
      stopAsking()
      document.removeEventListener('click', askAtLink, true)
      window.removeEventListener('beforeunload', askAtEnd)
      platform.shell?.unsaved(false)
    }
  }, [isLostWithin])
  return (
    <ConfirmDialog
      isOpen={wanted !== null}
      title={title}
      message={
        <p>
          {what} {then}
        </p>
      }
      yesText={commonTexts.leave}
      noText={commonTexts.stay}
      isDangerous
      onYes={() => {
        if (wanted === null) return
        onLeave?.()
        void navigate(wanted)
      }}
      onNo={() => setWanted(null)}
    />
  )
}

/** Whether the way there leaves what is not saved behind. */
const endsHere = (to: URL, isLostWithin: boolean): boolean =>
  to.pathname !== window.location.pathname || (isLostWithin && to.search !== window.location.search)

/** Where a plain click leads within the portal; null where it opens a tab, stays on the page, or leads elsewhere. */
function placeOf(event: MouseEvent, isLostWithin: boolean): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return null
  const to = new URL(link.href)
  if (to.origin !== window.location.origin || !endsHere(to, isLostWithin)) return null
  return to.pathname + to.search + to.hash
}
