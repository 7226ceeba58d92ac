/** The content of "Message Details": comments, assignment, customer, internal notes and other viewers. */
import { useEffect } from 'react'
import { missingRight } from '#shared/access/rightText'
import { messageViewerRenewMs } from '#shared/cases/queue'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import * as queueDetailTexts from '#shared/texts/cases/queueDetails'
import * as commonTexts from '#shared/texts/common'
import { useListCommentsInfiniteQuery, useMarkReadMutation } from '../../../api/cases/messages'
import { useLeaveMessageMutation, useQueuedMessage, useReportMessageViewerQuery } from '../../../api/cases/queue'
import { noAutoRefetch } from '../../../api/client'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { Attachments } from '../../../domain/cases/attachments/Attachments'
import { CommentList } from '../../../domain/cases/comments/CommentList'
import { writtenForText } from '../../../domain/cases/writtenForText'
import { ViewersNotice } from '../../../domain/customers/ViewersNotice'
import { useHasRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import { problemOfQuery } from '../../../ui/states/queryState'
import { MessageReplies } from '../heldReplies/MessageReplies'
import { ReplyBox } from '../heldReplies/ReplyBox'
import styles from '../queue.module.css'
import { CustomerPane } from './CustomerPane'
import detailStyles from './details.module.css'
import { InternalNotes } from './InternalNotes'
import { MessageHandling } from './MessageHandling'

interface Props {
  caseId: string
  isReplying: boolean
  /** Opens the next message; null where there is no list. */
  onNext: (() => void) | null
  onLabel: () => void
}

export function MessageDetails({ caseId, isReplying, onNext, onLabel }: Props) {
  const mayReply = useHasRight('MESSAGEBOX.write')
  return (
    <>
      <Content {...{ caseId, isReplying, onNext, onLabel }} />
      {mayReply && <MessageReplies />}
    </>
  )
}

function Content({ caseId, isReplying, onNext, onLabel }: Props) {
  const query = useQueuedMessage(caseId)
  const isMissing = query.error && problemOfQuery(query.error).code === 'not_found'
  if (isMissing && !query.data) return <p>{queueTexts.messageNotFound}</p>
  return (
    <PageState query={query} failedText={queueTexts.thisMessageNotLoaded}>
      {(message) => (
        <div className={detailStyles.details}>
          <Thread message={message} isReplying={isReplying} onNext={onNext} />
          <aside className={detailStyles.side} aria-label={queueDetailTexts.aboutTheMessage}>
            <MessageViewers caseId={caseId} />
            <MessageHandling message={message} onLabel={onLabel} />
            <CustomerPane message={message} />
            <InternalNotes caseId={caseId} />
          </aside>
        </div>
      )}
    </PageState>
  )
}

function MessageViewers({ caseId }: { caseId: string }) {
  const message = { case_id: caseId }
  const { data } = useReportMessageViewerQuery(message, { pollingInterval: messageViewerRenewMs })
  const [leave] = useLeaveMessageMutation()
  return (
    <ViewersNotice what="message" viewers={data} onClose={() => void leave(message)} className={detailStyles.note} />
  )
}

interface ThreadProps extends Pick<Props, 'isReplying' | 'onNext'> {
  message: QueuedMessage
}

function Thread({ message, isReplying, onNext }: ThreadProps) {
  const { case_id, contact_id, is_unread } = message
  const { timeZone } = useRuntimeConfig()
  const mayReply = useHasRight('MESSAGEBOX.write')
  const mayRead = useHasRight('MESSAGEBOX.read')
  const comments = useListCommentsInfiniteQuery(
    { crm_contact_id: contact_id, case_id },
    { skip: !mayRead, ...noAutoRefetch },
  )
  const [markRead] = useMarkReadMutation()
  useEffect(() => {
    if (is_unread && mayRead) void markRead({ body: { case_id } })
  }, [case_id, is_unread, mayRead, markRead])

  return (
    <div className={detailStyles.thread}>
      <div>
        <h2 className={detailStyles.title}>{message.title}</h2>
        <p className={parts.small}>
          <DateText value={message.created_date} withTime timeZone={timeZone} /> · {message.case_no}
          {message.written_by !== null && ` · ${writtenForText(message.written_by, message.name)}`}
        </p>
        <p className={styles.whole}>{message.description}</p>
        <Attachments files={message.attachments} />
      </div>
      {mayRead ? (
        <PageState query={comments} failedText={commonTexts.commentsNotLoaded}>
          {({ pages }) => {
            const all = pages.flatMap((page) => page.comments)
            return (
              <>
                {mayReply && (
                  <ReplyBox message={message} newest={all[0] ?? null} isFocused={isReplying} onNext={onNext} />
                )}
                <h3 className={styles.count}>{commonTexts.commentCount(message.comment_count)}</h3>
                <CommentList comments={all} timeZone={timeZone} />
                {comments.hasNextPage && (
                  <Button isBusy={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
                    {commonTexts.showOlderComments}
                  </Button>
                )}
              </>
            )
          }}
        </PageState>
      ) : (
        <p className={parts.small}>{missingRight('MESSAGEBOX.read')}</p>
      )}
    </div>
  )
}
