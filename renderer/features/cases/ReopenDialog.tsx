import { Input } from 'antd'
import { useState } from 'react'
import { descriptionLimit } from '#shared/cases'
import { fieldProblem } from '#shared/fieldRules'
import { useReopenCaseMutation } from '../../api/cases'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { Field, focusFirst } from '../../ui/forms/Field'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'

interface DialogProps {
  caseId: string
  isOpen: boolean
  onClose: () => void
}

const field = 'reopen-reason'

export function ReopenDialog({ caseId, isOpen, onClose }: DialogProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [reopen, { isLoading }] = useReopenCaseMutation()
  const { toast } = useNotify()

  async function submit(): Promise<void> {
    const found = fieldProblem(reason, { name: 'Reason', required: true, maxLength: descriptionLimit })
    if (found) return refuse(found)
    const { error } = await reopen({ body: { case_id: caseId, reason } })
    if (error) return refuse(problemOfQuery(error).message)
    setReason('')
    setProblem(undefined)
    toast('success', 'The request is open again.')
    onClose()
  }

  function refuse(text: string): void {
    setProblem(text)
    focusFirst([field], { [field]: text })
  }

  return (
    <ConfirmDialog
      title="Reopen this request?"
      isOpen={isOpen}
      isBusy={isLoading}
      yesText="Reopen"
      noText="Close"
      onYes={() => void submit()}
      onNo={onClose}
      message={
        <Field id={field} label="What is still wrong?" error={problem}>
          {(given) => (
            <Input.TextArea
              {...given}
              rows={4}
              maxLength={descriptionLimit}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      }
    />
  )
}
