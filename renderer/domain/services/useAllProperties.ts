import { useState } from 'react'
import type { listProperties, Premise } from '#shared/contract/services/properties'
import type { InputOf } from '#shared/http/endpoint'
import { propertiesPerCall } from '#shared/services/properties'
import { useLazyListPropertiesQuery } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'

type PropertyFilter = Omit<InputOf<typeof listProperties>['query'], 'user_id' | 'page_number' | 'page_size'>

/** Fetches all properties that match a filter, in batches. Returns null on failure, which the caller shows. */
export function useAllProperties() {
  const { user } = useSignedIn()
  const [fetchPage] = useLazyListPropertiesQuery()
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>()

  async function fetchAll(filter: PropertyFilter): Promise<Premise[] | null> {
    setIsLoading(true)
    setError(undefined)
    try {
      const all: Premise[] = []
      for (let page_number = 1; ; page_number += 1) {
        const query = { ...filter, user_id: user.user_id, page_number, page_size: propertiesPerCall }
        const { properties, total_count } = await fetchPage({ query }).unwrap()
        all.push(...properties)
        if (properties.length === 0 || all.length >= total_count) return all
      }
    } catch (problem) {
      setError(problem)
      return null
    } finally {
      setIsLoading(false)
    }
  }

  return { fetchAll, isLoading, error }
}
