/** Hides an announcement or notice. */

import { CloseOutlined } from '@ant-design/icons'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'

export const DismissButton = ({ title, onDismiss }: { title: string; onDismiss: () => void }) => (
  <Button
    kind="text"
    size="small"
    icon={<CloseOutlined />}
    aria-label={commonTexts.dismissItem(title)}
    onClick={onDismiss}
  />
)
