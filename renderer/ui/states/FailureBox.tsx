import { Button } from 'antd'
import type { Problem } from '#shared/errors'
import styles from './FailurePanel.module.css'
import * as commonTexts from '#shared/texts/common'

export interface FailureProps {
  /** What could not be had, as a sentence: "Your plans could not be loaded." */
  what: string
  problem: Problem
  isRetrying?: boolean | undefined
  onRetry: () => void
}

/** What failed, why, and what can be done about it. */
export function FailureBox({ what, problem, isRetrying = false, onRetry }: FailureProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.what}>{what}</p>
      <p>{problem.message}</p>
      <div className={styles.foot}>
        {problem.code !== 'not_allowed' && (
          <Button size="small" loading={isRetrying} onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        )}
        {problem.requestId && <span className={styles.reference}>{commonTexts.reference(problem.requestId)}</span>}
      </div>
    </div>
  )
}
