import { useState } from 'react'
import { firstStepsKey } from '../../domain/customers/firstSteps'
import { readRecord, writeText } from '../../platform/storage'

/** Whether the list of first steps is undecided, shown or closed. */
type FirstStepsState = 'unknown' | 'open' | 'closed'

/** Stores the state in this browser for each person. If the server stores it one day, only this function changes. */
export function useFirstStepsState(userId: string): [FirstStepsState, (next: FirstStepsState) => void] {
  const key = firstStepsKey(userId)
  const [state, setState] = useState<FirstStepsState>(() => {
    const stored = readRecord('local', key)?.state
    return stored === 'open' || stored === 'closed' ? stored : 'unknown'
  })
  return [
    state,
    (next) => {
      setState(next)
      writeText('local', key, JSON.stringify({ state: next }))
    },
  ]
}
