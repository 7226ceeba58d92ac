import { Radio } from 'antd'
import { type CaseDetails, rateCase } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useGetCaseQuery, useRateCaseMutation } from '../../../api/cases/cases'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ChoiceDialog } from '../../../ui/dialogs/ChoiceDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'
import { sendAndReload } from '../sendAndReload'
import { OptionalCommentField } from './OptionalCommentField'

const ratings = [
  { value: 5, label: caseTexts.ratingBest },
  { value: 4, label: '4' },
  { value: 3, label: '3' },
  { value: 2, label: '2' },
  { value: 1, label: caseTexts.ratingWorst },
]

export function RateDialog({ caseDetails, onClose }: { caseDetails: CaseDetails; onClose: () => void }) {
  const draft = useCaseDraft(caseDetails.case_id, 'rate', {
    rating: caseDetails.rating ?? 5,
    comment: caseDetails.rating_comment,
  })
  const { refetch } = useGetCaseQuery({ query: { case_id: caseDetails.case_id } })
  const [rate] = useRateCaseMutation()
  const { snackbar } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(rateCase, {
    draft,
    input: (body) => ({ body: { case_id: caseDetails.case_id, ...body } }),
    send: (input) => sendAndReload(rate(input), refetch),
    onSent: () => {
      snackbar(caseTexts.ratedToast)
      close()
    },
  })

  return (
    <ChoiceDialog
      isBusy={form.isBusy}
      onYes={(event) => void form.submit(event)}
      title={caseTexts.ratingTitle}
      isOpen
      yesText={caseTexts.rate}
      noText={commonTexts.close}
      onNo={close}
      message={
        <div className={styles.form}>
          <Radio.Group
            aria-label={caseTexts.rating}
            value={form.values.rating}
            options={ratings}
            onChange={(event) => form.save({ rating: Number(event.target.value) })}
          />
          <OptionalCommentField label={caseTexts.ratingQuestion} {...form.text('comment')} />
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}
