import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import type { Premise } from '#shared/contract/properties'
import { propertiesPerCall } from '#shared/properties'
import { paths } from '../../paths'
import * as propertyTexts from '#shared/texts/properties'

/** Goes on to a request for the chosen properties. */
export function RequestButton({ chosen }: { chosen: Premise[] }) {
  const navigate = useNavigate()
  const lots = chosen.map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address }))
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
