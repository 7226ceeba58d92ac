import { descriptionLimit } from '#shared/cases/cases'
import { LongTextField } from '../../../ui/forms/FormFields'
import type { TextBinding } from '../../../ui/forms/useCallForm'

export const OptionalCommentField = ({ label, ...binding }: TextBinding & { label: string }) => (
  <LongTextField label={`${label} (optional)`} rows={3} maxLength={descriptionLimit} {...binding} />
)
