/** Confirms a bulk change: how many messages it affects, and whether to include those assigned to colleagues. */

import { useState } from 'react'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Modal } from '../../../ui/dialogs/Modal'
import { numberText } from '../../../ui/format/amounts'
import styles from '../queue.module.css'

interface Props {
  messages: readonly QueuedMessage[]
  ownId: string
  /** Shows what the change does to this number of messages. */
  effectText: (count: number) => string
  onYes: (messages: readonly QueuedMessage[]) => void
  onNo: () => void
}

export function BulkConfirmation({ messages, ownId, effectText, onYes, onNo }: Props) {
  const [includesColleagues, setIncludesColleagues] = useState(false)
  const available = messages.filter(({ assigned_to: assignee }) => assignee === null || assignee.user_id === ownId)
  const colleagueCount = messages.length - available.length
  const targets = includesColleagues ? messages : available
  return (
    <Modal
      title={queueTexts.change(queueTexts.messageCount(messages.length))}
      isOpen
      onClose={onNo}
      footer={
        <>
          <Button onClick={onNo}>{commonTexts.cancel}</Button>
          <Button kind="primary" data-starts-here disabled={targets.length === 0} onClick={() => onYes(targets)}>
            {targets.length === 0 ? commonTexts.change : queueTexts.change(numberText(targets.length))}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>{effectText(targets.length)}</p>
        {colleagueCount > 0 && (
          <>
            <p>{queueTexts.assignedToColleagues(colleagueCount, numberText(colleagueCount))}</p>
            <Checkbox checked={includesColleagues} onChange={({ target }) => setIncludesColleagues(target.checked)}>
              {queueTexts.changeThemToo(colleagueCount)}
            </Checkbox>
          </>
        )}
      </div>
    </Modal>
  )
}
