/**
 * The board: a column for each stage that has properties. Each is a list with a heading, and its checkboxes and links
 * scroll it into view, so the keyboard needs nothing else.
 */
import { premiseStages } from '#shared/services/properties'
import type { LotsProps } from './LotBoardTile'
import { LotStage } from './LotStage'
import styles from './lotBoard.module.css'

export const LotColumns = (props: LotsProps) => (
  <div
    className={styles.columns}
    data-requests={props.portfolio.next_requests.some(({ ready_count }) => ready_count > 0) || undefined}
  >
    {premiseStages
      .filter((stage) => props.portfolio.stages[stage] > 0)
      .map((stage) => (
        <LotStage key={`${stage} ${props.communityId}`} stage={stage} isColumn {...props} />
      ))}
  </div>
)
