/** What was said about a case, the newest first: who wrote it, on which side they stand, and when. */
import { isStaff } from '#shared/access'
import type { Comment } from '#shared/contract/messages'
import styles from './CommentList.module.css'
import { DateText } from '../DateText'
import * as requestTexts from '#shared/texts/requests'

interface CommentListProps {
  comments: readonly Comment[]
  /** Of the provider, where staff read them. */
  timeZone?: string
}

export const CommentList = ({ comments, timeZone }: CommentListProps) => (
  <ol className={styles.comments}>
    {comments.map((comment) => (
      <li key={comment.comment_id} className={styles.comment} data-staff={isStaff(comment.user_type) || undefined}>
        <p className={styles.head}>
          <span className={styles.author}>{comment.is_own ? 'You' : comment.user_name}</span>
          {isStaff(comment.user_type) && <span className={styles.side}>{requestTexts.customerCareText}</span>}
          <DateText value={comment.created_date} withTime {...(timeZone && { timeZone })} />
        </p>
        <p className={styles.text}>{comment.comments}</p>
      </li>
    ))}
  </ol>
)
