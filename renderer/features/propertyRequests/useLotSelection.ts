/** The lots that a request is about. They are part of its draft. */
import type { Premise } from '#shared/contract/services/properties'
import { lotRequestProblem } from '#shared/services/lotRules'
import * as commonTexts from '#shared/texts/common'
import { useAllProperties } from '../../domain/services/useAllProperties'
import { kindOf, type Lot, lotsOf } from './lotDraft'
import type { LotRequestForm } from './useLotRequest'

/** The label starts with the lot, as people on site call it, unless the street address already includes it. */
export const lotOf = ({ crm_premise_id, street_address, lot, community_name }: Premise): Lot => ({
  id: crm_premise_id,
  label: [
    !lot || street_address.includes(commonTexts.lotNumber(lot)) ? '' : commonTexts.lotNumber(lot),
    street_address,
    community_name,
  ]
    .filter(Boolean)
    .join(', '),
})

export function useLotSelection(request: LotRequestForm, search: string) {
  const { fetchAll, isLoading: isGathering, error } = useAllProperties()
  const selected = lotsOf(request.values)
  const kind = kindOf(request.values)
  const setLots = (lots: Lot[]): void => request.fill({ lots: JSON.stringify(lots) })

  function toggle(property: Premise, isSelected: boolean): void {
    const others = selected.filter(({ id }) => id !== property.crm_premise_id)
    setLots(isSelected ? [...others, lotOf(property)] : others)
  }

  async function selectAll(): Promise<void> {
    const all = await fetchAll({ search, sort: 'lot', for_request: kind })
    if (!all) return
    // The kind or the selection may have changed while the lots were fetched.
    const latest = request.latest()
    const eligible = all.filter((property) => lotRequestProblem(kindOf(latest), property) === null).map(lotOf)
    const ids = new Set(eligible.map(({ id }) => id))
    setLots([...lotsOf(latest).filter(({ id }) => !ids.has(id)), ...eligible])
  }

  return {
    selected,
    isSelected: ({ crm_premise_id }: Premise): boolean => selected.some(({ id }) => id === crm_premise_id),
    toggle,
    /** Adds all lots that match the search and can have the request. */
    selectAll: () => void selectAll(),
    clear: () => setLots([]),
    isGathering,
    error,
  }
}

export type LotSelection = ReturnType<typeof useLotSelection>
