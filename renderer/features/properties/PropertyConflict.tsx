/** Shows an edit conflict: the current values next to the user's input, and a choice between the two. */

import { Alert } from 'antd'
import type { Premise } from '#shared/contract/services/properties'
import { premiseStages, serviceBlocks, serviceOfBlock } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import * as serviceTexts from '#shared/texts/services/services'
import { Button } from '../../ui/Button'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import styles from './properties.module.css'
import { type PropertyValues, propertyValuesOf } from './propertyValues'

interface PropertyConflictProps {
  values: PropertyValues
  property: Premise
  onKeepMine: () => void
  onUseCurrent: () => void
}

const stageText = (value: string): string => {
  const stage = premiseStages.find((candidate) => candidate === value)
  return stage ? propertyTexts.stageLabels[stage] : value
}
const selectedText = (isSelected: boolean): string => (isSelected ? propertyTexts.selected : propertyTexts.notSelected)

function findDifferences(values: PropertyValues, property: Premise) {
  const current = propertyValuesOf(property)
  return [
    { what: propertyTexts.stage, mine: stageText(values.stage), theirs: stageText(current.stage) },
    { what: propertyTexts.lot, mine: values.lot || propertyTexts.none, theirs: current.lot || propertyTexts.none },
    ...serviceBlocks.map((block) => ({
      what: serviceTexts.serviceLabels[serviceOfBlock[block]],
      mine: selectedText(values[block]),
      theirs: selectedText(current[block]),
    })),
  ].filter(({ mine, theirs }) => mine !== theirs)
}

export const PropertyConflict = ({ values, property, onKeepMine, onUseCurrent }: PropertyConflictProps) => (
  <Alert
    type="warning"
    showIcon
    title={propertyTexts.changed}
    description={
      <>
        <ul className={styles.reasons}>
          {findDifferences(values, property).map(({ what, mine, theirs }) => (
            <li key={what}>
              <Rich text={propertyTexts.difference(theirs, mine)} parts={{ field: <strong>{what}</strong> }} />
            </li>
          ))}
        </ul>
        <div className={parts.actions}>
          <Button onClick={onKeepMine}>{propertyTexts.keepMine}</Button>
          <Button onClick={onUseCurrent}>{propertyTexts.takeLatest}</Button>
        </div>
      </>
    }
  />
)
