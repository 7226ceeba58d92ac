import { FailureBox, type FailureProps } from './FailureBox'
import { useReported } from './FailureGroup'
import styles from './FailurePanel.module.css'

/** Where the data would be: the failure, or only that there is one where the page shows the rest once for several. */
export function FailurePanel(props: FailureProps) {
  const isShownAbove = useReported(props)
  return isShownAbove ? <p className={styles.quiet}>{props.what}</p> : <FailureBox {...props} />
}
