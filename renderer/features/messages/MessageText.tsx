/** A message as the message center lists it. */
import type { ReactNode } from 'react'
import type { MessageRow } from '../../domain/cases/messageRow'
import { DayTime } from '../../ui/DateText'
import parts from '../../ui/panels/parts.module.css'
import styles from './messages.module.css'

interface MessageTextProps {
  row: MessageRow
  /** Shows all of the description. */
  isWhole?: boolean
  /** Follows the description. */
  files?: ReactNode
}

export const MessageText = ({ row, isWhole = false, files }: MessageTextProps) => (
  <div className={styles.text}>
    <h2 className={parts.title}>
      {row.unread && (
        <span className={styles.dot}>
          <span className="visually-hidden">{row.unread}</span>
        </span>
      )}
      {row.title}
    </h2>
    <p className={isWhole ? styles.whole : styles.description}>{row.description}</p>
    {files}
    <p className={parts.small}>
      <DayTime value={row.moment} text={row.day} />
      {row.facts}
    </p>
    {row.replyDay && (
      <p className={parts.small}>
        {row.replyLead}
        <DayTime value={row.replyMoment} text={row.replyDay} />
        {row.replyAuthor}
      </p>
    )}
  </div>
)
