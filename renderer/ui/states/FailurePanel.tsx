import { FailureBox, type FailureProps } from './FailureBox'
import { useGroupedFailure } from './FailureGroup'
import styles from './FailurePanel.module.css'

/** Replaces the data with the failure, or with a short note when the page shows the shared failure above. */
export function FailurePanel(props: FailureProps) {
  const isShownAbove = useGroupedFailure(props)
  return isShownAbove ? <p className={styles.quiet}>{props.title}</p> : <FailureBox {...props} />
}
