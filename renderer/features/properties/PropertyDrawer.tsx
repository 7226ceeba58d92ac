/** Shows one property in a drawer: its services, its service points, and the form to change it. */

import { Drawer } from 'antd'
import type { Premise } from '#shared/contract/services/properties'
import { cityLine } from '#shared/customers/addresses'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { useListPropertiesQuery } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { CopyButton } from '../../ui/CopyButton'
import { useFocusAfterChange } from '../../ui/focus/useFocusAfterChange'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { PropertyForm } from './PropertyForm'
import styles from './properties.module.css'
import { ServicePoints } from './ServicePoints'
import { StageTag } from './ServiceTags'

const headingId = 'property-address'

interface PropertyDrawerProps {
  /** Null closes the drawer. */
  premiseId: string | null
  onClose: () => void
}

export const PropertyDrawer = ({ premiseId, onClose }: PropertyDrawerProps) => (
  <Drawer
    title={propertyTexts.property}
    placement="right"
    size={560}
    open={premiseId !== null}
    onClose={onClose}
    destroyOnHidden
  >
    {premiseId !== null && <PropertyDetails key={premiseId} premiseId={premiseId} />}
  </Drawer>
)

function PropertyDetails({ premiseId }: { premiseId: string }) {
  const { user } = useSignedIn()
  const query = useListPropertiesQuery({ query: { user_id: user.user_id, search: premiseId, page_size: 5 } })
  return (
    <PageState query={query} failedText={propertyTexts.thisPropertyNotLoaded}>
      {({ properties }) => {
        const property = properties.find(({ crm_premise_id }) => crm_premise_id === premiseId)
        if (!property) return <p>{propertyTexts.propertyNotFound}</p>
        return <PropertyContent property={property} />
      }}
    </PageState>
  )
}

function PropertyContent({ property }: { property: Premise }) {
  const mayWrite = useHasRight('PROPERTIES.write')
  // Saving remounts the form, which loses the focus.
  useFocusAfterChange(String(property.version), headingId)
  const { crm_premise_id, street_address, community_name, region, lot, stage, version } = property
  return (
    <div className={styles.details}>
      <div>
        <h2 id={headingId} tabIndex={-1} className={styles.title}>
          {street_address}
        </h2>
        <p className={parts.small}>
          {cityLine(property)} · {[community_name, region].filter(Boolean).join(', ')}
        </p>
        <p className={styles.number}>
          {crm_premise_id} <CopyButton text={crm_premise_id} label={propertyTexts.copyNumber} />
        </p>
        {!mayWrite && (
          <p>
            <StageTag stage={stage} /> {lot !== '' && commonTexts.lotNumber(lot)}
          </p>
        )}
      </div>
      {mayWrite && <PropertyForm key={version} property={property} />}
      <ServicePoints property={property} />
    </div>
  )
}
