/** Somebody else was faster: what it is now beside what was typed, and the choice between the two. */
import { Alert, Button } from 'antd'
import type { Premise } from '#shared/contract/properties'
import { premiseStages, serviceBlocks, serviceOfBlock, stageLabels } from '#shared/properties'
import { propertyTexts } from '#shared/propertyTexts'
import { serviceLabels } from '#shared/services'
import styles from './properties.module.css'
import { valuesOf, type PropertyValues } from './propertyValues'

interface ConflictProps {
  values: PropertyValues
  property: Premise
  onKeep: () => void
  onTake: () => void
}

const stageText = (value: string): string => {
  const stage = premiseStages.find((candidate) => candidate === value)
  return stage ? stageLabels[stage] : value
}
const selectedText = (isSelected: boolean): string => (isSelected ? 'chosen' : 'not chosen')

function differences(values: PropertyValues, property: Premise) {
  const now = valuesOf(property)
  return [
    { what: 'Stage', mine: stageText(values.stage), theirs: stageText(now.stage) },
    { what: 'Lot', mine: values.lot || 'none', theirs: now.lot || 'none' },
    ...serviceBlocks.map((block) => ({
      what: serviceLabels[serviceOfBlock[block]],
      mine: selectedText(values[block]),
      theirs: selectedText(now[block]),
    })),
  ].filter(({ mine, theirs }) => mine !== theirs)
}

export const Conflict = ({ values, property, onKeep, onTake }: ConflictProps) => (
  <Alert
    type="warning"
    showIcon
    title={propertyTexts.changed}
    description={
      <>
        <ul className={styles.reasons}>
          {differences(values, property).map(({ what, mine, theirs }) => (
            <li key={what}>
              <strong>{what}</strong> is now {theirs}; you have {mine}.
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={onKeep}>Keep mine</Button>
          <Button onClick={onTake}>Take what is there now</Button>
        </div>
      </>
    }
  />
)
