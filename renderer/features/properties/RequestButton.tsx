import { useNavigate } from 'react-router-dom'
import type { Premise } from '#shared/contract/services/properties'
import { paths } from '#shared/paths'
import { propertiesPerCall } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/properties'
import { Button } from '../../ui/Button'

/** Opens a new request for the selected properties. */
export function RequestButton({ selected }: { selected: Premise[] }) {
  const navigate = useNavigate()
  const lots = selected.map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address }))
  return (
    <Button
      disabled={lots.length > propertiesPerCall}
      title={lots.length > propertiesPerCall ? propertyTexts.aRequestCanIncludeUp(propertiesPerCall) : undefined}
      onClick={() => void navigate(paths.createRequest, { state: { lots } })}
    >
      {propertyTexts.newRequestForThese}
    </Button>
  )
}
