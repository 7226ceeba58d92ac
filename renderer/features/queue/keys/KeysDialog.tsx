/** Lists the keyboard shortcuts, and switches the single-letter ones on or off. */

import { useId } from 'react'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import * as snoozeTexts from '#shared/texts/cases/snooze'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import { Modal } from '../../../ui/dialogs/Modal'
import facts from '../../../ui/panels/facts.module.css'
import parts from '../../../ui/panels/parts.module.css'
import { Switch } from '../../../ui/Switch'
import styles from '../queue.module.css'

export interface KeysDialogProps {
  isOpen: boolean
  letters: { isOn: boolean; set: (isOn: boolean) => void }
  onClose: () => void
  /** Called after the dialog has closed. */
  onClosed: () => void
}

/** `useQueueKeys` implements them. */
const shortcuts = [
  { key: 'j', means: queueTexts.nextMessage },
  { key: 'k', means: queueTexts.previousMessage },
  { key: 'Enter', means: queueTexts.openTheMessage },
  { key: 'r', means: queueTexts.openAndReply },
  { key: 'a', means: queueTexts.assignToMe },
  { key: 'x', means: queueTexts.selectOrDeselect },
  { key: 'l', means: messageLabelTexts.editLabels },
  { key: 'z', means: snoozeTexts.snoozeMessage },
  { key: 'Ctrl-Enter', means: queueTexts.sendTheReply },
  { key: 'Ctrl-Shift-Enter', means: replyTexts.sendAndOpenNext },
  { key: '/', means: cannedAnswerTexts.insertAnswer },
  { key: 'Esc', means: queueTexts.closeTheMessage },
  { key: '?', means: queueTexts.showTheseKeys },
] as const

export function KeysDialog({ isOpen, letters, onClose, onClosed }: KeysDialogProps) {
  const id = useId()
  return (
    <Modal
      title={queueTexts.keyboardShortcuts}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <div className={styles.part}>
        <div className={parts.switch}>
          <label htmlFor={id}>{queueTexts.singleKeyShortcuts}</label>
          <Switch id={id} checked={letters.isOn} onChange={letters.set} />
        </div>
        <p className={parts.small}>{queueTexts.shortcutsHint}</p>
        <dl className={facts.facts}>
          {shortcuts.map(({ key, means }) => (
            <div key={key} className={facts.fact}>
              <dt>{means}</dt>
              <dd>
                <kbd>{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  )
}
