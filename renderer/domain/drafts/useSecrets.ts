import { useState } from 'react'
import type { ValueStore } from '../../ui/forms/bindFields'

/** Adds values to a draft that must not be stored in the tab, such as a password. */
export function useSecrets<V extends object, S extends object>(draft: ValueStore<V>, initial: S): ValueStore<V & S> {
  const [secrets, setSecrets] = useState(initial)
  const stored: { save(changes: object): void } = draft
  return {
    values: { ...draft.values, ...secrets },
    save: (changes) => {
      for (const [name, value] of Object.entries(changes)) {
        if (name in initial) setSecrets((current) => ({ ...current, [name]: value }))
        else stored.save({ [name]: value })
      }
    },
  }
}
