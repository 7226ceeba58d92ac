/** Selects the attachments of a case. */
import { attachmentsPerCase } from '#shared/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { FilePicker, type FilePickerProps } from '../../../ui/forms/files/FilePicker'

const accept = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.txt,.csv,.log'
const defaultHint = commonTexts.filePickerHint(attachmentsPerCase)

interface AttachmentPickerProps extends Omit<FilePickerProps, 'hint' | 'accept'> {
  hint?: string
}

export const AttachmentPicker = ({ hint = defaultHint, ...props }: AttachmentPickerProps) => (
  <FilePicker hint={hint} accept={accept} {...props} />
)
