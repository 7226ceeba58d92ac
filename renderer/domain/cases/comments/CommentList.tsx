/** The comments on a case as a conversation, newest first: who wrote, on which day, and with which files. */
import { useId } from 'react'
import { isStaff } from '#shared/access/access'
import type { Comment } from '#shared/contract/cases/messages'
import { addDays } from '#shared/format/dates'
import { groupBy } from '#shared/groupBy'
import * as caseTexts from '#shared/texts/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import { DateText, TimeText } from '../../../ui/DateText'
import { dayOfMoment, useMomentZone } from '../../../ui/format/days'
import { useProviderDay } from '../../useProviderDay'
import { Attachments } from '../attachments/Attachments'
import styles from './CommentList.module.css'

interface CommentListProps {
  comments: readonly Comment[]
  /** The provider's zone, set for staff. */
  timeZone?: string
}

export function CommentList({ comments, timeZone }: CommentListProps) {
  const momentZone = useMomentZone()
  const zone = timeZone ?? momentZone
  return (
    <div className={styles.conversation}>
      {[...groupBy(comments, ({ created_date }) => dayOfMoment(created_date, zone))].map(([day, ofDay]) => (
        <ConversationDay key={day} day={day} comments={ofDay} zone={zone} />
      ))}
    </div>
  )
}

interface ConversationDayProps {
  day: string
  comments: readonly Comment[]
  zone: string | null
}

function ConversationDay({ day, comments, zone }: ConversationDayProps) {
  const nameId = useId()
  return (
    <div>
      <p id={nameId} className={styles.day}>
        <DayName day={day} />
      </p>
      <ol className={styles.comments} aria-labelledby={nameId}>
        {comments.map((comment) => (
          <li key={comment.comment_id} className={styles.comment} data-side={comment.is_own ? 'own' : 'other'}>
            <p className={styles.head}>
              <span className={styles.author}>{comment.is_own ? commonTexts.you : comment.user_name}</span>
              {isStaff(comment.user_type) && <span className={styles.team}>{caseTexts.customerCareName}</span>}
              <TimeText value={comment.created_date} timeZone={zone} />
            </p>
            <p className={styles.text}>{comment.comments}</p>
            <Attachments files={comment.attachments} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function DayName({ day }: { day: string }) {
  const today = useProviderDay()
  if (day === today) return commonTexts.today
  return day === addDays(today, -1) ? messageTexts.yesterday : <DateText value={day} />
}
