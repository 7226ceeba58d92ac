import { Suspense } from 'react'
import { withTheme } from '../../../ui/theme/lazyThemed'
import { lazyWhenIdle } from '../../../ui/timing/lazyWhenIdle'
import type { MessageDialogProps } from './MessageDialog'

const MessageDialog = lazyWhenIdle(() => withTheme(async () => (await import('./MessageDialog')).MessageDialog))

interface Props extends MessageDialogProps {
  isListShown: boolean
}

/** Loads the dialog after the rows of the queue, or at once if the URL names a message. */
export const LazyMessageDialog = ({ isListShown, ...dialog }: Props) =>
  (isListShown || dialog.caseId !== null) && (
    <Suspense>
      <MessageDialog {...dialog} />
    </Suspense>
  )
