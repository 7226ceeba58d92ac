import type { ReactNode } from 'react'
import * as jobTexts from '#shared/texts/operations/jobs'
import { useRetryJobsOfKindMutation } from '../../api/operations/jobs'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'

interface RetryKindButtonProps {
  kind: string
  /** Names the kind, which the button's own text does not. */
  label: string
  children: ReactNode
}

/** Starts all failed jobs of a kind again. */
export function RetryKindButton({ kind, label, children }: RetryKindButtonProps) {
  const [retry, { isLoading }] = useRetryJobsOfKindMutation()
  const { snackbar } = useNotify()
  async function retryAll(): Promise<void> {
    const { data } = await retry({ body: { kind } })
    if (data) snackbar(jobTexts.jobsTriedAgain(data.count))
  }
  return (
    <Button size="small" isBusy={isLoading} aria-label={label} onClick={() => void retryAll()}>
      {children}
    </Button>
  )
}
