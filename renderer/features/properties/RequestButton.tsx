import { useNavigate } from 'react-router-dom'
import type { Premise } from '#shared/contract/services/properties'
import { paths } from '#shared/paths'
import { nextRequestOf } from '#shared/services/nextRequest'
import { type LotRequestKind, propertiesPerCall } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import { Button } from '../../ui/Button'

/** Properties at one stage most likely need the request of their next one. */
function kindFor(selected: readonly Premise[]): LotRequestKind | null {
  const [kind, ...others] = new Set(selected.map(({ stage }) => nextRequestOf[stage]))
  return others.length === 0 ? (kind ?? null) : null
}

/** Opens a new request for the selected properties. */
export function RequestButton({ selected }: { selected: Premise[] }) {
  const navigate = useNavigate()
  const kind = kindFor(selected)
  const lots = selected.map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address }))
  return (
    <Button
      disabled={lots.length > propertiesPerCall}
      title={lots.length > propertiesPerCall ? propertyTexts.tooManySelected(propertiesPerCall) : undefined}
      onClick={() => void navigate(paths.createRequest, { state: { lots, ...(kind && { kind }) } })}
    >
      {propertyTexts.requestForSelected}
    </Button>
  )
}
