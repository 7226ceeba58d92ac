import { type ReactNode, useId } from 'react'
import * as commonTexts from '#shared/texts/common'
import parts from './parts.module.css'
import styles from './SettingRow.module.css'

interface SettingRowProps {
  name: string
  hint?: ReactNode
  isSaved?: boolean
  /** Why the setting was not saved. */
  failure?: string | null
  /** Additional content of the selected option, in its own row, so that the control stays next to its name. */
  below?: ReactNode
  /** Renders the control with the id that the label refers to. */
  children: (id: string) => ReactNode
}

/** A setting with name and control that is saved on change. */
export function SettingRow({ name, hint, isSaved = false, failure = null, below, children }: SettingRowProps) {
  const id = useId()
  return (
    <div className={parts.setting}>
      <div>
        <label htmlFor={id} className={parts.strong}>
          {name}
        </label>
        {hint !== undefined && <p className={parts.secondary}>{hint}</p>}
        {failure !== null && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      <div className={parts.value}>
        <output className={styles.saved}>{isSaved && commonTexts.saved}</output>
        {children(id)}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
