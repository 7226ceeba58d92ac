import { Radio } from 'antd'
import type { PersonLevel } from '#shared/contract/customers/people'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import parts from '../../ui/panels/parts.module.css'
import styles from './people.module.css'

interface LevelChoiceProps<L extends PersonLevel> {
  levels: readonly L[]
  value: L
  onChange: (level: L) => void
  /** The reason why the level can't change. */
  lockedReason?: string
}

export function LevelChoice<L extends PersonLevel>({ levels, value, onChange, lockedReason }: LevelChoiceProps<L>) {
  return (
    <fieldset>
      <legend className={parts.legend}>{commonTexts.role}</legend>
      <Radio.Group
        aria-label={commonTexts.role}
        className={styles.levelList ?? ''}
        value={value}
        onChange={({ target }) => {
          const selected = levels.find((level) => level === target.value)
          if (selected) onChange(selected)
        }}
      >
        {levels.map((level) => (
          <Radio key={level} value={level} disabled={lockedReason !== undefined && level !== value}>
            <span className={parts.strong}>{peopleTexts.levelLabels[level]}</span>
            <span className={styles.hint}>{peopleTexts.levelHints[level]}</span>
          </Radio>
        ))}
      </Radio.Group>
      {lockedReason !== undefined && <p className={styles.locked}>{lockedReason}</p>}
    </fieldset>
  )
}
