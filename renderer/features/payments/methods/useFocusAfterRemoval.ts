/** Moves the focus to the next method when the one that had it is gone. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { deleteButtonId, replaceButtonId } from './MethodList'

export const methodsHeadingId = 'saved-methods'

/** Focuses the first of these elements that is on the page, or else the heading of the list. */
function focusFirst(ids: readonly string[]): void {
  const elements = [...ids, methodsHeadingId].map((id) => document.getElementById(id))
  elements.find((element) => element !== null)?.focus()
}

/** The Delete button of the next method, or of the previous one for the last method. Empty for the only method. */
function neighborButtons(methods: readonly PaymentProfile[], token: string): string[] {
  const index = methods.findIndex((method) => method.token === token)
  const next = methods[index + 1] ?? methods[index - 1]
  return next ? [deleteButtonId(next.token)] : []
}

/** `replacedToken` names the expired method whose dialogs are open. */
export function useFocusAfterRemoval(methods: readonly PaymentProfile[], replacedToken: string | undefined) {
  // Where the focus goes after a deletion; undefined while nothing has been deleted.
  const nextFocus = useRef<string[]>(undefined)
  const neighborsOf = useEffectEvent((token: string) => neighborButtons(methods, token))
  // A link may open the dialogs, and they may remove the method whose button opened them.
  useEffect(() => {
    if (replacedToken === undefined) return undefined
    const next = neighborsOf(replacedToken)
    return () => focusFirst([replaceButtonId(replacedToken), ...next])
  }, [replacedToken])

  return {
    /** Fetches the methods without the deleted one, and remembers its neighbor. */
    afterDeletion: async ({ token }: PaymentProfile, refetch: () => Promise<unknown>): Promise<void> => {
      const next = neighborButtons(methods, token)
      await refetch()
      nextFocus.current = next
    },
    focusNext: (): void => {
      if (nextFocus.current !== undefined) focusFirst(nextFocus.current)
      nextFocus.current = undefined
    },
  }
}
