import { useState } from 'react'
import type { Premise } from '#shared/contract/properties'
import { propertiesPerCall } from '#shared/properties'
import { useLazyListPropertiesQuery } from '../../api/properties'
import { useSignedIn } from '../../session/SignedIn'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'
import type { PropertyFilter } from './propertyFilter'

/** Fetches every property that the filters leave, some hundreds at a time; null when it failed, which is told. */
export function useAllMatching(filter: PropertyFilter) {
  const { user } = useSignedIn()
  const [ask] = useLazyListPropertiesQuery()
  const [isLoading, setIsLoading] = useState(false)
  const notify = useNotify()

  async function fetchAll(): Promise<Premise[] | null> {
    setIsLoading(true)
    try {
      const all: Premise[] = []
      for (let page_number = 1; ; page_number += 1) {
        const query = { ...filter, user_id: user.user_id, page_number, page_size: propertiesPerCall }
        const { properties, total_count } = await ask({ query }).unwrap()
        all.push(...properties)
        if (properties.length === 0 || all.length >= total_count) return all
      }
    } catch (error) {
      notify.toast('error', `The properties could not be loaded. ${problemOfQuery(error).message}`)
      return null
    } finally {
      setIsLoading(false)
    }
  }

  return { fetchAll, isLoading }
}
