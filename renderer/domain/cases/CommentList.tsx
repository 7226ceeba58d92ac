/** The comments on a case, newest first, with author, side and time. */

import { isStaff } from '#shared/access/access'
import type { Comment } from '#shared/contract/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { DateText } from '../../ui/DateText'
import styles from './CommentList.module.css'

interface CommentListProps {
  comments: readonly Comment[]
  /** The provider's zone, set for staff. */
  timeZone?: string
}

export const CommentList = ({ comments, timeZone }: CommentListProps) => (
  <ol className={styles.comments}>
    {comments.map((comment) => (
      <li key={comment.comment_id} className={styles.comment} data-staff={isStaff(comment.user_type) || undefined}>
        <p className={styles.head}>
          <span className={styles.author}>{comment.is_own ? commonTexts.you : comment.user_name}</span>
          {isStaff(comment.user_type) && <span className={styles.side}>{requestTexts.customerCareName}</span>}
          <DateText value={comment.created_date} withTime {...(timeZone && { timeZone })} />
        </p>
        <p className={styles.text}>{comment.comments}</p>
      </li>
    ))}
  </ol>
)
