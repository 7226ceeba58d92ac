/** Somebody else was faster: what it is now beside what was typed, and the choice between the two. */
import { Alert, Button } from 'antd'
import type { Premise } from '#shared/contract/properties'
import { premiseStages, serviceBlocks, serviceOfBlock, stageLabels } from '#shared/properties'
import { serviceLabels } from '#shared/services'
import styles from './properties.module.css'
import { valuesOf, type PropertyValues } from './propertyValues'
import * as propertyTexts from '#shared/texts/properties'

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
const selectedText = (isSelected: boolean): string => (isSelected ? 'chosen' : propertyTexts.notChosen)

function differences(values: PropertyValues, property: Premise) {
  const now = valuesOf(property)
  return [
    { what: propertyTexts.stage, mine: stageText(values.stage), theirs: stageText(now.stage) },
    { what: propertyTexts.lot, mine: values.lot || 'none', theirs: now.lot || 'none' },
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
              <strong>{what}</strong> {propertyTexts.isNow} {theirs}
              {propertyTexts.youHave} {mine}.
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={onKeep}>{propertyTexts.keepMine}</Button>
          <Button onClick={onTake}>{propertyTexts.useTheCurrentVersion}</Button>
        </div>
      </>
    }
  />
)
