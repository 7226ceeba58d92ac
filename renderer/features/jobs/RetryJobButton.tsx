import type { FailedJob } from '#shared/contract/operations/jobs'
import * as commonTexts from '#shared/texts/common'
import * as jobTexts from '#shared/texts/operations/jobs'
import { useRetryJobMutation } from '../../api/operations/jobs'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'

/** Lets a failed job start again. The button of one row does not name its job, so its label does. */
export function RetryJobButton({ job }: { job: FailedJob }) {
  const [retry, { isLoading }] = useRetryJobMutation()
  const { toast } = useNotify()
  async function retryOnce(): Promise<void> {
    const { error } = await retry({ params: { job_id: job.job_id } })
    if (error) toast('error', problemOfQuery(error).message)
    else toast('success', jobTexts.jobTriedAgain)
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
