import { descriptionLimit } from '#shared/cases'
import { LongTextField } from '../../ui/forms/FormFields'

interface RemarkFieldProps {
  id: string
  label: string
  draft: { values: { comment: string }; keep: (changes: { comment: string }) => void }
}

/** What somebody may add to their answer, kept while it is typed. */
export const RemarkField = ({ id, label, draft }: RemarkFieldProps) => (
  <LongTextField
    label={`${label} (optional)`}
    id={id}
    rows={3}
    maxLength={descriptionLimit}
    value={draft.values.comment}
    onChange={(comment) => draft.keep({ comment })}
  />
)
