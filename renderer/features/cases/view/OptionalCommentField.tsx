import { descriptionLimit } from '#shared/cases/cases'
import * as commonTexts from '#shared/texts/common'
import type { TextBinding } from '../../../ui/forms/bindFields'
import { LongTextField } from '../../../ui/forms/FormFields'

export const OptionalCommentField = ({ label, ...binding }: TextBinding & { label: string }) => (
  <LongTextField label={commonTexts.optional(label)} rows={3} maxLength={descriptionLimit} {...binding} />
)
