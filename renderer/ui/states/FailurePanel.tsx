import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'
import parts from '../panels/parts.module.css'
import { FailureBox, type FailureProps } from './FailureBox'
import { useGroupedFailure } from './FailureGroup'
import styles from './FailurePanel.module.css'

/** Replaces the data with the failure, or with what was not loaded when the page shows the shared failure above. Both try again. */
export function FailurePanel(props: FailureProps) {
  const isShownAbove = useGroupedFailure(props)
  if (!isShownAbove) return <FailureBox {...props} />
  return (
    <div>
      <p className={parts.secondary}>{props.title}</p>
      <Button
        kind="link"
        size="small"
        className={styles.retry ?? ''}
        isBusy={props.isRetrying ?? false}
        onClick={props.onRetry}
      >
        {commonTexts.tryAgain}
      </Button>
    </div>
  )
}
