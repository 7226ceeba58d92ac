/** The button that opens the options of the queue. */
import { Suspense } from 'react'
import * as queueTexts from '#shared/texts/cases/queue'
import more from '../../ui/dialogs/MoreActions.module.css'
import { Popup } from '../../ui/dialogs/Popup'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import type { QueueLayout } from './useQueueLayout'

const QueueOptionList = lazyThemed(async () => (await import('./QueueOptionList')).QueueOptionList)

/** A list that all agents share. */
export type SharedList = 'answers' | 'labels'

export interface OptionsProps {
  layout: QueueLayout
  onEditList: (list: SharedList) => void
  onHelp: () => void
}

export const QueueOptions = (props: OptionsProps) => (
  <Popup button={queueTexts.options} label={queueTexts.options} buttonClassName={more.more}>
    {(close) => (
      <Suspense fallback={null}>
        <QueueOptionList {...props} close={close} />
      </Suspense>
    )}
  </Popup>
)
