import { Radio } from 'antd'
import type { CaseDetails } from '#shared/contract/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { useRateCaseMutation } from '../../../api/cases/cases'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'
import { OptionalCommentField } from './OptionalCommentField'

const ratings = [
  { value: 5, label: requestTexts.n5VeryGood },
  { value: 4, label: '4' },
  { value: 3, label: '3' },
  { value: 2, label: '2' },
  { value: 1, label: requestTexts.n1VeryPoor },
]

export function RateDialog({ caseDetails, onClose }: { caseDetails: CaseDetails; onClose: () => void }) {
  const draft = useCaseDraft(caseDetails.case_id, 'rate', {
    rating: caseDetails.rating ?? 5,
    comment: caseDetails.rating_comment,
  })
  const { rating, comment } = draft.values
  const [rate] = useRateCaseMutation()
  const { toast } = useNotify()
  const { dialog, failure } = useConfirmedCall(
    () => rate({ body: { case_id: caseDetails.case_id, rating, comment } }),
    () => {
      toast('success', requestTexts.thankYouForYourRating)
      close()
    },
  )

  function close(): void {
    draft.discard()
    onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={requestTexts.howDidWeDo}
      isOpen
      yesText={requestTexts.rate}
      noText={commonTexts.close}
      onNo={close}
      message={
        <div className={styles.form}>
          <Radio.Group
            aria-label={requestTexts.rating}
            value={rating}
            options={ratings}
            onChange={(event) => draft.save({ rating: Number(event.target.value) })}
          />
          <OptionalCommentField id="rating-comment" label={requestTexts.whatWentWellAndWhatDidnt} draft={draft} />
          <FormFailure>{failure}</FormFailure>
        </div>
      }
    />
  )
}
