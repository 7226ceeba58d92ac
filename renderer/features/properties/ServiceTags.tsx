/** Shows a property's stage and the state of its services as tags. */

import type { Premise } from '#shared/contract/services/properties'
import { type PremiseStage, serviceBlocks, serviceOfBlock } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import * as serviceTexts from '#shared/texts/services/services'
import { Tag, type TagColor } from '../../ui/Tag'
import styles from './properties.module.css'

const stageColors: Record<PremiseStage, TagColor> = {
  planned: 'default',
  line_in: 'default',
  meter_set: 'processing',
  drop: 'processing',
  activated: 'success',
  occupied: 'success',
  vacant: 'warning',
}

export const StageTag = ({ stage }: { stage: PremiseStage }) => (
  <Tag color={stageColors[stage]}>{propertyTexts.stageLabels[stage]}</Tag>
)

export const ServiceTags = ({ property }: { property: Premise }) => (
  <span className={styles.chips}>
    {serviceBlocks
      .filter((block) => property[block].active || property[block].selected)
      .map((block) => (
        <Tag key={block} color={property[block].active ? 'success' : 'default'}>
          {property[block].active
            ? propertyTexts.activeServiceTag(serviceTexts.serviceLabels[serviceOfBlock[block]])
            : propertyTexts.pendingServiceTag(serviceTexts.serviceLabels[serviceOfBlock[block]])}
        </Tag>
      ))}
  </span>
)
