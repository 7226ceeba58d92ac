/** Asked before several messages are changed together: how many they are, and whether those of colleagues are among them. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { QueuedMessage } from '#shared/contract/queue'
import { Modal } from '../../../ui/dialogs/Modal'
import { numberText } from '../../../ui/look/amounts'
import styles from '../messageQueue.module.css'
import { messagesText } from '../queueWords'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

interface Props {
  messages: readonly QueuedMessage[]
  ownId: string
  /** What becomes of them, such as "assigned to you". */
  becomes: string
  onYes: (messages: readonly QueuedMessage[]) => void
  onNo: () => void
}

export function BulkQuestion({ messages, ownId, becomes, onYes, onNo }: Props) {
  const [isAll, setAll] = useState(false)
  const free = messages.filter(({ assigned_to: holder }) => holder === null || holder.user_id === ownId)
  const heldCount = messages.length - free.length
  const meant = isAll ? messages : free
  return (
    <Modal
      title={`Change ${messagesText(messages.length)}`}
      isOpen
      onClose={onNo}
      footer={
        <>
          <Button onClick={onNo}>{commonTexts.cancel}</Button>
          <Button type="primary" data-starts-here disabled={meant.length === 0} onClick={() => onYes(meant)}>
            {meant.length === 0 ? 'Change' : `Change ${numberText(meant.length)}`}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>{queueTexts.willBe(messagesText(meant.length), becomes)}</p>
        {heldCount > 0 && (
          <>
            <p>
              {heldCount === 1
                ? '1 of these messages is assigned to a colleague.'
                : `${numberText(heldCount)} of these messages are assigned to colleagues.`}
            </p>
            <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
              {queueTexts.changeThemToo(heldCount)}
            </Checkbox>
          </>
        )}
      </div>
    </Modal>
  )
}
