import type { FailedJob } from '#shared/contract/operations/jobs'
import * as jobTexts from '#shared/texts/operations/jobs'
import { useDiscardJobMutation } from '../../api/operations/jobs'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'

interface DiscardJobDialogProps {
  job: FailedJob
  onClose: () => void
  onClosed: () => void
}

/** Asks before a failed job is deleted for good. */
export function DiscardJobDialog({ job, onClose, onClosed }: DiscardJobDialogProps) {
  const [discard] = useDiscardJobMutation()
  const { snackbar } = useNotify()
  const { dialog, failure } = useConfirmedCall(
    () => discard({ params: { job_id: job.job_id } }),
    () => {
      snackbar(jobTexts.jobDiscarded)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={jobTexts.discardThisJob}
      message={
        <>
          <p>{jobTexts.itWontBeDone(jobTexts.jobLabel(job.kind), job.job_id)}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      onNo={onClose}
      onClosed={onClosed}
    />
  )
}
