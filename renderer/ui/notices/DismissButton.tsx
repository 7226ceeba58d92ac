/** Hides an announcement or notice. */
import { Button } from '../Button'
import { Icon } from '../icons/Icon'

export const DismissButton = ({ title, onDismiss }: { title: string; onDismiss: () => void }) => (
  <Button kind="text" size="small" icon={<Icon name="x" />} aria-label={`Dismiss: ${title}`} onClick={onDismiss} />
)
