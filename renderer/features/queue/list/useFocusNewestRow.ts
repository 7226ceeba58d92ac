/**
 * Moves the focus to the newest row after a search, the new-messages pill or navigation, unless the user has moved on.
 */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isFocusLost } from '../../../ui/focus/isFocusLost'

interface NewestRowState {
  /** Counts how often the list was requested. */
  restarts: number
  isLoaded: boolean
  newestId: string | null
}

/**
 * Returns a function that requests the focus for the next load. A focus moved elsewhere in the meantime stays there.
 */
export function useFocusNewestRow({ restarts, isLoaded, newestId }: NewestRowState, goTo: (caseId: string) => void) {
  const isNavigation = useNavigationType() !== 'POP'
  const focusRequest = useRef<{ restarts: number; from: Element | null } | null>(
    isNavigation ? { restarts, from: null } : null,
  )

  const focusNewest = useEffectEvent(() => {
    if (focusRequest.current?.restarts !== restarts) return
    const { from } = focusRequest.current
    focusRequest.current = null
    const { activeElement } = document
    // After navigation by a link, the focus is on the page heading.
    const canTakeFocus = isFocusLost() || activeElement === from || activeElement?.matches('h1')
    if (newestId !== null && canTakeFocus) goTo(newestId)
  })
  useEffect(() => {
    if (isLoaded) focusNewest()
  }, [isLoaded, newestId, restarts])

  return (): void => {
    focusRequest.current = { restarts: restarts + 1, from: document.activeElement }
  }
}
