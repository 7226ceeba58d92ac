import { useState } from 'react'
import type { Premise } from '#shared/contract/properties'

export interface Selection {
  has: (premiseId: string) => boolean
  toggle: (properties: Premise[], isSelected: boolean) => void
  clear: () => void
  chosen: Premise[]
}

/** The chosen properties. They stay while one pages, and are forgotten with the filters that they were chosen under. */
export function useSelection(filters: string): Selection {
  const [state, setState] = useState<{ filters: string; byId: ReadonlyMap<string, Premise> }>({
    filters,
    byId: new Map(),
  })
  const byId: ReadonlyMap<string, Premise> = state.filters === filters ? state.byId : new Map<string, Premise>()
  return {
    has: (premiseId) => byId.has(premiseId),
    toggle: (properties, isSelected) => {
      const next = new Map(byId)
      for (const property of properties) {
        if (isSelected) next.set(property.crm_premise_id, property)
        else next.delete(property.crm_premise_id)
      }
      setState({ filters, byId: next })
    },
    clear: () => setState({ filters, byId: new Map() }),
    chosen: [...byId.values()],
  }
}
