/** "Message Details", as a dialog: the list of messages does not wait for what it holds. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useShownMessage } from '../../../api/queue'
import { useOpenedCustomer } from '../../../api/useOpenedCustomer'
import { Modal } from '../../../ui/dialogs/Modal'
import { isFocusLost } from '../../../ui/isFocusLost'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'
import styles from './details.module.css'
import { keyScope } from '../keys/useQueueKeys'
import * as queueTexts from '#shared/texts/queue'

const loadDetails = async () => ({ default: (await import('./MessageDetails')).MessageDetails })
const MessageDetails = lazy(loadDetails)

interface Props {
  /** Null while it is closed. */
  caseId: string | null
  /** The focus begins where the reply is typed. */
  isReplying: boolean
  /** Its labels are to be chosen. */
  onLabel: () => void
  onClose: () => void
  /** After it has gone; the message may be another one than was opened at first. */
  onClosed: (caseId: string) => void
}

export function MessageDialog({ caseId, isReplying, onLabel, onClose, onClosed }: Props) {
  const [lastId, setLastId] = useState(caseId)
  if (caseId !== null && caseId !== lastId) setLastId(caseId)
  // While the list is read, so that the first message opens at once.
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
      {caseId !== null && <Shown caseId={caseId} isReplying={isReplying} onLabel={onLabel} />}
    </Modal>
  )
}

/** Warns whoever has a customer open that the message is from a different one. */
function OtherCustomer({ caseId }: { caseId: string }) {
  const opened = useOpenedCustomer()
  const message = useShownMessage(caseId)
  if (!opened || !message || message.crm_customer_id === opened.crm_customer_number) return null
  return <span className={styles.otherCustomer}> {queueTexts.differentCustomerYouHaveOpen(opened.name)}</span>
}

type ShownProps = Pick<Props, 'isReplying' | 'onLabel'> & { caseId: string }

function Shown({ caseId, isReplying, onLabel }: ShownProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had it belonged to the message before.
    if (isFocusLost()) frame.current?.focus({ preventScroll: true })
  }, [caseId])
  return (
    <div ref={frame} tabIndex={-1} className={styles.shown} {...keyScope}>
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <MessageDetails key={caseId} caseId={caseId} isReplying={isReplying} onLabel={onLabel} />
      </Suspense>
    </div>
  )
}
