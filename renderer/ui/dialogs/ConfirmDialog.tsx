import * as commonTexts from '#shared/texts/common'
import { ChoiceDialog, type ChoiceDialogProps } from './ChoiceDialog'

/** A question, which is the title, with the answers Yes and No. */
export const ConfirmDialog = (props: Omit<ChoiceDialogProps, 'yesText' | 'noText'>) => (
  <ChoiceDialog {...props} yesText={commonTexts.yes} noText={commonTexts.no} />
)
