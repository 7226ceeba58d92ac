import { useEffect, useRef, useState } from 'react'
import type { Premise } from '#shared/contract/services/properties'

export interface PropertySelection {
  has: (premiseId: string) => boolean
  toggle: (properties: Premise[], isSelected: boolean) => void
  clear: () => void
  selected: Premise[]
}

/** Holds the selected properties across pages. A change of filters clears the selection. */
export function usePropertySelection(filters: string): PropertySelection {
  const [state, setState] = useState<{ filters: string; byId: ReadonlyMap<string, Premise> }>({
    filters,
    byId: new Map(),
  })
  const currentFilters = useRef(filters)
  useEffect(() => {
    currentFilters.current = filters
  }, [filters])
  const byId: ReadonlyMap<string, Premise> = state.filters === filters ? state.byId : new Map<string, Premise>()
  return {
    has: (premiseId) => byId.has(premiseId),
    toggle: (properties, isSelected) => {
      // Ignores properties that were fetched under filters that have changed since.
      if (currentFilters.current !== filters) return
      setState((before) => {
        const next = new Map(before.filters === filters ? before.byId : [])
        for (const property of properties) {
          if (isSelected) next.set(property.crm_premise_id, property)
          else next.delete(property.crm_premise_id)
        }
        return { filters, byId: next }
      })
    },
    clear: () => setState({ filters, byId: new Map() }),
    selected: [...byId.values()],
  }
}
