import { Button } from 'antd'
import type { Problem } from '#shared/errors'
import styles from './FailurePanel.module.css'

interface FailurePanelProps {
  /** What could not be had, as a sentence: "Your plans could not be loaded." */
  what: string
  problem: Problem
  isRetrying?: boolean | undefined
  onRetry: () => void
}

/** Where the data would be: what failed, why, and what can be done about it. */
export function FailurePanel({ what, problem, isRetrying = false, onRetry }: FailurePanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.what}>{what}</p>
      <p>{problem.message}</p>
      <div className={styles.foot}>
        {problem.code !== 'not_allowed' && (
          <Button size="small" loading={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        )}
        {problem.requestId && <span className={styles.reference}>Reference {problem.requestId}</span>}
      </div>
    </div>
  )
}
