/**
 * Shows the progress of a run, and announces its end and its first failure. If it announced the progress
 * every second, a screen reader would announce nothing else.
 */
import * as commonTexts from '#shared/texts/common'
import styles from './RunProgress.module.css'

interface Props {
  text: string
  processedCount: number
  rowCount: number
  /** Null while the run continues. */
  outcome: string | null
  hasFailures: boolean
}

export const RunProgress = ({ text, processedCount, rowCount, outcome, hasFailures }: Props) => (
  <>
    <label className={styles.progress}>
      <span>{text}</span>
      <progress max={rowCount} value={processedCount} />
    </label>
    <output className="visually-hidden">{outcome ?? (hasFailures ? commonTexts.runHasFailures : '')}</output>
  </>
)
