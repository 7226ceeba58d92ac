/** The messages that a bulk change left unchanged, with the reasons. */
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { ConflictNotice } from '../../../ui/forms/drafts/ConflictNotice'
import styles from '../queue.module.css'
import type { BulkResult } from './BulkBar'

interface Props {
  messages: readonly BulkResult[]
  onRead: () => void
}

export const RefusedMessages = ({ messages, onRead }: Props) => (
  <ConflictNotice onRead={onRead}>
    <ul className={styles.left}>
      {messages.map(({ case_id, case_no, text }) => (
        <li key={case_id}>{commonTexts.labeled(case_no || queueTexts.aMessage, text)}</li>
      ))}
    </ul>
  </ConflictNotice>
)
