import { useState } from 'react'
import type { PropertyChange, PropertyResult } from '#shared/contract/properties'
import { propertiesPerCall } from '#shared/properties'
import { useUpdatePropertiesMutation } from '../../api/properties'
import { useSignedIn } from '../../session/SignedIn'
import { problemOfQuery } from '../../ui/states/queryFace'

export interface Outcome {
  results: PropertyResult[]
  /** Why it stopped before the end; null when it got there. */
  failure: string | null
  /** How many were not tried any more. */
  left: number
}

/** Changes any number of properties, some hundreds a call. What came of each is kept, also when a call fails on the way. */
export function useChangeMany() {
  const { user } = useSignedIn()
  const [update] = useUpdatePropertiesMutation()
  const [done, setDone] = useState<number | null>(null)

  async function change(properties: PropertyChange[], { isTrial = false } = {}): Promise<Outcome> {
    const results: PropertyResult[] = []
    try {
      for (let from = 0; from < properties.length; from += propertiesPerCall) {
        setDone(from)
        const part = properties.slice(from, from + propertiesPerCall)
        const { data, error } = await update({
          query: { user_id: user.user_id },
          body: { properties: part, is_trial: isTrial },
        })
        if (!data) return { results, failure: problemOfQuery(error).message, left: properties.length - from }
        results.push(...data.results)
      }
      return { results, failure: null, left: 0 }
    } finally {
      setDone(null)
    }
  }

  return { change, isBusy: done !== null, done }
}
