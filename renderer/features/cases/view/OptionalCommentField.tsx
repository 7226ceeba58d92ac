import { descriptionLimit } from '#shared/cases/cases'
import { LongTextField } from '../../../ui/forms/FormFields'

interface OptionalCommentFieldProps {
  id: string
  label: string
  draft: { values: { comment: string }; save: (changes: { comment: string }) => void }
}

/** Takes an optional comment and stores it as a draft while it is typed. */
export const OptionalCommentField = ({ id, label, draft }: OptionalCommentFieldProps) => (
  <LongTextField
    label={`${label} (optional)`}
    id={id}
    rows={3}
    maxLength={descriptionLimit}
    value={draft.values.comment}
    onChange={(comment) => draft.save({ comment })}
  />
)
