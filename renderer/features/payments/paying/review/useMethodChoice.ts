/** The method that a payment review pays with, and the methods that it offers. */
import { useState } from 'react'
import { switchText } from '../../methods/methodFees'
import type { ReviewRequest } from './reviewRequest'

export function useMethodChoice({ amount, methods }: ReviewRequest, today: string) {
  const [token, select] = useState(methods.token)
  const [showsOthers, setShowsOthers] = useState(false)
  const allMethods = [...methods.shown, ...methods.others]
  const offered = showsOthers ? allMethods : methods.shown
  const method = offered.find((candidate) => candidate.token === token) ?? null
  const switchTo = (candidate: (typeof allMethods)[number]) =>
    switchText(candidate, { methods: method ? [method] : [], amount, today })
  const freeMethod = allMethods.find((candidate) => switchTo(candidate) !== null)
  const showOthers = (): void => setShowsOthers(true)
  return {
    token,
    offered,
    method,
    hasMore: !showsOthers && methods.others.length > 0,
    select,
    showOthers,
    /** Another method without the fee of the selected one. */
    saving:
      method && freeMethod
        ? {
            text: switchTo(freeMethod),
            select: (): void => {
              showOthers()
              select(freeMethod.token)
            },
          }
        : null,
  }
}
