/** Hides an announcement or notice. */
import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'
import { Icon } from '../icons/Icon'

export const DismissButton = ({ title, onDismiss }: { title: string; onDismiss: () => void }) => (
  <Button
    kind="text"
    size="small"
    icon={<Icon name="x" />}
    aria-label={commonTexts.dismissItem(title)}
    onClick={onDismiss}
  />
)
