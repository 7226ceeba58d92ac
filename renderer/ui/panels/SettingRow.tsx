import { useId, type ReactNode } from 'react'
import parts from './parts.module.css'
import styles from './SettingRow.module.css'

interface SettingRowProps {
  name: string
  hint?: ReactNode
  isSaved?: boolean
  /** Why it is still as it was. */
  failure?: string | null
  /** What the choice asks for besides: it has a row of its own, so that the control stays beside its name. */
  below?: ReactNode
  /** The control, which takes the id that its name points at. */
  children: (id: string) => ReactNode
}

/** A setting with its name and control, which is saved as it is chosen. */
export function SettingRow({ name, hint, isSaved = false, failure = null, below, children }: SettingRowProps) {
  const id = useId()
  return (
    <div className={parts.setting}>
      <div>
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        {failure !== null && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      <div className={parts.value}>
        <output className={styles.saved}>{isSaved && 'Saved'}</output>
        {children(id)}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
