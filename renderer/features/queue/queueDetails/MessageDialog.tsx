/** "Message Details" as a dialog. Its content is loaded separately, so that the list appears sooner. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as queueTexts from '#shared/texts/cases/queue'
import { keyArea } from '../../../domain/cases/queueKeys/useQueueKeys'
import { Modal } from '../../../ui/dialogs/Modal'
import { isFocusLost } from '../../../ui/focus/isFocusLost'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'
import styles from './details.module.css'
import { OtherCustomer } from './OtherCustomer'
import { SplitViewOffer } from './SplitViewOffer'

const loadDetails = async () => ({ default: (await import('./MessageDetails')).MessageDetails })
const MessageDetails = lazy(loadDetails)

export interface MessageDialogProps {
  /** Null while the dialog is closed. */
  caseId: string | null
  /** Starts with the focus in the reply field. */
  isReplying: boolean
  /** Offers to read messages beside the list; null if there is no room or the agent has decided. */
  onChooseSplit: ((isSplit: boolean) => void) | null
  /** Opens the next message; null where there is no list. */
  onNext: (() => void) | null
  /** Requests the label picker. */
  onLabel: () => void
  onClose: () => void
  /** Called after closing with the message shown last, which may differ from the one opened first. */
  onClosed: (caseId: string) => void
}

export function MessageDialog({ caseId, onChooseSplit, onClose, onClosed, ...content }: MessageDialogProps) {
  const [lastId, setLastId] = useState(caseId)
  if (caseId !== null && caseId !== lastId) setLastId(caseId)
  // Preloads the content while the list is read, so that the first message opens immediately.
  useEffect(() => void loadDetails(), [])
  return (
    <Modal
      title={
        <>
          {queueTexts.messageDetails}
          {caseId !== null && <OtherCustomer caseId={caseId} />}
        </>
      }
      size="large"
      isOpen={caseId !== null}
      onClose={onClose}
      onClosed={() => {
        if (lastId !== null) onClosed(lastId)
      }}
    >
      {onChooseSplit && <SplitViewOffer onChoose={onChooseSplit} />}
      {caseId !== null && <DialogContent caseId={caseId} {...content} />}
    </Modal>
  )
}

type DialogContentProps = Pick<MessageDialogProps, 'isReplying' | 'onNext' | 'onLabel'> & { caseId: string }

function DialogContent({ caseId, ...content }: DialogContentProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused button belonged to the previous message.
    if (isFocusLost()) frame.current?.focus({ preventScroll: true })
  }, [caseId])
  return (
    <div ref={frame} tabIndex={-1} className={styles.shown} {...keyArea}>
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <MessageDetails key={caseId} caseId={caseId} {...content} />
      </Suspense>
    </div>
  )
}
