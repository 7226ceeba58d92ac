/** The list takes the focus by itself where nothing else has a claim on it: after a search, the pill, or the way here by a link. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isFocusLost } from '../../../ui/isFocusLost'

interface Asked {
  /** Counts the times that somebody asked for the list. */
  round: number
  isRead: boolean
  newestId: string | null
}

/** The answer asks for the newest row of the next round. Whoever has gone elsewhere until it is there stays where they are. */
export function useTopWanted({ round, isRead, newestId }: Asked, goTo: (caseId: string) => void) {
  const isByLink = useNavigationType() !== 'POP'
  const wanted = useRef<{ round: number; from: Element | null } | null>(isByLink ? { round, from: null } : null)

  const arrive = useEffectEvent(() => {
    if (wanted.current?.round !== round) return
    const { from } = wanted.current
    wanted.current = null
    const { activeElement } = document
    // A link leaves the focus at the heading of the page.
    const isFree = isFocusLost() || activeElement === from || activeElement?.matches('h1')
    if (newestId !== null && isFree) goTo(newestId)
  })
  useEffect(() => {
    if (isRead) arrive()
  }, [isRead, newestId, round])

  return (): void => {
    wanted.current = { round: round + 1, from: document.activeElement }
  }
}
