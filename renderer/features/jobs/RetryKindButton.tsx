import type { ReactNode } from 'react'
import * as jobTexts from '#shared/texts/operations/jobs'
import { useRetryJobsOfKindMutation } from '../../api/operations/jobs'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'

interface RetryKindButtonProps {
  kind: string
  /** Names the kind, which the button's own text does not. */
  label: string
  children: ReactNode
}

/** Starts all failed jobs of a kind again. */
export function RetryKindButton({ kind, label, children }: RetryKindButtonProps) {
  const [retry, { isLoading }] = useRetryJobsOfKindMutation()
  const { toast } = useNotify()
  async function retryAll(): Promise<void> {
    const { data, error } = await retry({ body: { kind } })
    if (data) toast('success', jobTexts.jobsTriedAgain(data.count))
    else toast('error', problemOfQuery(error).message)
  }
  return (
    <Button size="small" isBusy={isLoading} aria-label={label} onClick={() => void retryAll()}>
      {children}
    </Button>
  )
}
