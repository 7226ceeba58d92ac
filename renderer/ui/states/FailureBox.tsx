import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as visitorTexts from '#shared/texts/visitorPages'
import { Button } from '../Button'
import parts from '../panels/parts.module.css'
import styles from './FailurePanel.module.css'

export interface FailureProps {
  /** Names what could not be loaded, in a sentence such as "We couldn't load your plans." */
  title: string
  problem: Problem
  isRetrying?: boolean | undefined
  onRetry: () => void
}

/** Shows what failed and why, with a retry button. */
export function FailureBox({ title, problem, isRetrying = false, onRetry }: FailureProps) {
  return (
    <div className={styles.panel}>
      <p className={parts.strong}>{title}</p>
      <p>{problem.message}</p>
      <div className={styles.foot}>
        {problem.code !== 'not_allowed' && (
          <Button size="small" isBusy={isRetrying} onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        )}
        {problem.requestId && <span className={parts.caption}>{visitorTexts.reference(problem.requestId)}</span>}
      </div>
    </div>
  )
}
