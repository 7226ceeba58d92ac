import { Input, Radio } from 'antd'
import { useState } from 'react'
import { descriptionLimit } from '#shared/cases'
import type { CaseDetails } from '#shared/contract/cases'
import { useRateCaseMutation } from '../../api/cases'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { Field } from '../../ui/forms/Field'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './cases.module.css'

const ratings = [
  { value: 5, label: '5 – very good' },
  { value: 4, label: '4' },
  { value: 3, label: '3' },
  { value: 2, label: '2' },
  { value: 1, label: '1 – very poor' },
]

interface DialogProps {
  found: CaseDetails
  isOpen: boolean
  onClose: () => void
}

export function RateDialog({ found, isOpen, onClose }: DialogProps) {
  const [rating, setRating] = useState(found.rating ?? 5)
  const [comment, setComment] = useState(found.rating_comment)
  const [problem, setProblem] = useState('')
  const [rate, { isLoading }] = useRateCaseMutation()
  const { toast } = useNotify()

  async function submit(): Promise<void> {
    const { error } = await rate({ body: { case_id: found.case_id, rating, comment } })
    if (error) return setProblem(problemOfQuery(error).message)
    setProblem('')
    toast('success', 'Thank you for your rating.')
    onClose()
  }

  return (
    <ConfirmDialog
      title="How did we do?"
      isOpen={isOpen}
      isBusy={isLoading}
      yesText="Rate"
      noText="Close"
      onYes={() => void submit()}
      onNo={onClose}
      message={
        <div className={styles.form}>
          <Radio.Group
            aria-label="Rating"
            value={rating}
            options={ratings}
            onChange={(event) => setRating(Number(event.target.value))}
          />
          <Field id="rating-comment" label="What was good, what was not? (optional)">
            {(given) => (
              <Input.TextArea
                {...given}
                rows={3}
                maxLength={descriptionLimit}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
      }
    />
  )
}
