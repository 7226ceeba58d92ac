/** Shows what will be on the board: the stages that a property goes through, and what is requested at each. */

import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import { nextRequestOf } from '#shared/services/nextRequest'
import { premiseStages } from '#shared/services/properties'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import parts from '../../../ui/panels/parts.module.css'
import { EmptyTile } from '../../../ui/panels/TilePanel'
import styles from './lotBoard.module.css'

export const EmptyBoard = () => (
  <div className={styles.tile}>
    <EmptyTile action={<Link to={paths.properties}>{boardTexts.addProperty}</Link>}>{boardTexts.emptyBoard}</EmptyTile>
    <ol className={styles.stages} aria-label={boardTexts.stagesInOrder}>
      {premiseStages
        .filter((stage) => nextRequestOf[stage] !== null)
        .map((stage) => (
          <li key={stage} className={styles.stageToCome}>
            <span className={styles.name}>{propertyTexts.stageLabels[stage]}</span>
            <span className={parts.small}>{boardTexts.nextStep(nextRequestOf[stage])}</span>
          </li>
        ))}
    </ol>
  </div>
)
