import { useState } from 'react'
import type { PropertyChange, PropertyResult } from '#shared/contract/services/properties'
import { propertiesPerCall } from '#shared/services/properties'
import { useUpdatePropertiesMutation } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'
import { problemOfQuery } from '../../ui/states/queryState'

export interface BulkChangeOutcome {
  results: PropertyResult[]
  /** The reason why it stopped early; null if every change was tried. */
  failure: string | null
  /** The number of changes that weren't tried. */
  untriedCount: number
}

/** Changes any number of properties in batches. If a batch fails, the earlier results are still returned. */
export function useBulkChange() {
  const { user } = useSignedIn()
  const [update] = useUpdatePropertiesMutation()
  const [changedCount, setChangedCount] = useState<number | null>(null)

  async function change(properties: PropertyChange[], { isTrial: isDryRun = false } = {}): Promise<BulkChangeOutcome> {
    const results: PropertyResult[] = []
    try {
      for (let start = 0; start < properties.length; start += propertiesPerCall) {
        setChangedCount(start)
        const batch = properties.slice(start, start + propertiesPerCall)
        const { data, error } = await update({
          query: { user_id: user.user_id },
          body: { properties: batch, is_dry_run: isDryRun },
        })
        if (!data) return { results, failure: problemOfQuery(error).message, untriedCount: properties.length - start }
        results.push(...data.results)
      }
      return { results, failure: null, untriedCount: 0 }
    } finally {
      setChangedCount(null)
    }
  }

  return { change, isBusy: changedCount !== null, changedCount }
}
