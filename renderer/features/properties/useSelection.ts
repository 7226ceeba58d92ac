import { useEffect, useRef, useState } from 'react'
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
  const shown = useRef(filters)
  useEffect(() => {
    shown.current = filters
  }, [filters])
  const byId: ReadonlyMap<string, Premise> = state.filters === filters ? state.byId : new Map<string, Premise>()
  return {
    has: (premiseId) => byId.has(premiseId),
    toggle: (properties, isSelected) => {
      // What was fetched under filters that have changed since is not wanted any more.
      if (shown.current !== filters) return
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
    chosen: [...byId.values()],
  }
}
