import type { FailedJob } from '#shared/contract/operations/jobs'
import * as commonTexts from '#shared/texts/common'
import * as jobTexts from '#shared/texts/operations/jobs'
import { useRetryJobMutation } from '../../api/operations/jobs'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'

/** Lets a failed job start again. The button of one row does not name its job, so its label does. */
export function RetryJobButton({ job }: { job: FailedJob }) {
  const [retry, { isLoading }] = useRetryJobMutation()
  const { snackbar } = useNotify()
  async function retryOnce(): Promise<void> {
    const { error } = await retry({ params: { job_id: job.job_id } })
    if (!error) snackbar(jobTexts.jobTriedAgain)
  }
  return (
    <Button
      size="small"
      isBusy={isLoading}
      aria-label={jobTexts.tryJobAgain(jobTexts.jobLabel(job.kind), job.job_id)}
      onClick={() => void retryOnce()}
    >
      {commonTexts.tryAgain}
    </Button>
  )
}
