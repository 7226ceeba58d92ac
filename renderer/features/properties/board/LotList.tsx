/** The properties of one stage. On a phone the stages are tabs above it. */
import { useSearchParams } from 'react-router-dom'
import { premiseStages } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import { withChanges } from '../../../ui/lists/listSearch'
import { TabLinks } from '../../../ui/panels/TabLinks'
import type { LotsProps, Portfolio } from './LotBoardTile'
import { LotStage } from './LotStage'
import styles from './lotBoard.module.css'

/** Starts with the first stage at which something can be requested. */
function firstStage({ stages, next_requests }: Portfolio) {
  const ready = next_requests.find(({ ready_count }) => ready_count > 0)?.stage
  return ready ?? premiseStages.find((stage) => stages[stage] > 0) ?? 'planned'
}

export function LotList(props: LotsProps) {
  const [search] = useSearchParams()
  const { stages } = props.portfolio
  const shown = premiseStages.filter((stage) => stages[stage] > 0)
  const stage = shown.find((candidate) => candidate === search.get('stage')) ?? firstStage(props.portfolio)
  return (
    <div className={styles.list}>
      <TabLinks
        label={propertyTexts.propertiesByStage}
        current={stage}
        tabs={shown.map((key) => ({
          key,
          label: propertyTexts.stageLabels[key],
          count: stages[key],
          to: `?${withChanges(search, { stage: key })}`,
        }))}
      />
      <LotStage key={`${stage} ${props.communityId}`} stage={stage} {...props} />
    </div>
  )
}
