/** "Message Details" in a drawer: a message with all its comments, newest first. */
import { Drawer } from 'antd'
import { useEffect } from 'react'
import type { Message } from '#shared/contract/cases/messages'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import {
  type MessageAuthors,
  useListCommentsInfiniteQuery,
  useMarkReadMutation,
  useMessagesOf,
} from '../../api/cases/messages'
import { Attachments } from '../../domain/cases/attachments/Attachments'
import { CommentList } from '../../domain/cases/comments/CommentList'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryState'
import { CommentForm } from './CommentForm'
import styles from './messages.module.css'
import { WrittenBy } from './WrittenBy'

interface MessageDrawerProps {
  authors: MessageAuthors
  /** Null while the drawer is closed. */
  caseId: string | null
  mayWrite: boolean
  onClose: () => void
}

export const MessageDrawer = ({ caseId, onClose, ...rest }: MessageDrawerProps) => (
  <Drawer
    title={messageTexts.messageDetails}
    placement="right"
    size={560}
    open={caseId !== null}
    onClose={onClose}
    destroyOnHidden
  >
    {caseId !== null && <Details key={caseId} caseId={caseId} {...rest} />}
  </Drawer>
)

function Details({ authors, caseId, mayWrite }: { authors: MessageAuthors; caseId: string; mayWrite: boolean }) {
  const query = useMessagesOf(authors, { case_id: caseId, page_number: 1, page_size: 1 })
  const isMissing = query.error && problemOfQuery(query.error).code === 'not_found'
  if (isMissing && !query.data) return <p>{messageTexts.messageNotFound}</p>
  return (
    <PageState query={query} failedText={messageTexts.thisMessageNotLoaded}>
      {({ messages: [message] }) => message && <Thread message={message} mayWrite={mayWrite} />}
    </PageState>
  )
}

function Thread({ message, mayWrite }: { message: Message; mayWrite: boolean }) {
  const comments = useListCommentsInfiniteQuery({ crm_contact_id: message.contact_id, case_id: message.case_id })
  const [markRead] = useMarkReadMutation()
  const { case_id, is_unread } = message
  useEffect(() => {
    if (is_unread) void markRead({ body: { case_id } })
  }, [case_id, is_unread, markRead])

  return (
    <div className={styles.thread}>
      <div>
        <h2 className={parts.title}>{message.title}</h2>
        <p className={parts.small}>
          <DateText value={message.created_date} withTime /> · {message.case_no}
          <WrittenBy message={message} />
        </p>
        <p className={styles.whole}>{message.description}</p>
        <Attachments files={message.attachments} />
      </div>
      {mayWrite && <CommentForm caseId={case_id} title={message.title} />}
      <PageState query={comments} failedText={commonTexts.commentsNotLoaded}>
        {({ pages }) => (
          <>
            <h3 className={styles.count}>{commonTexts.commentCount(message.comment_count)}</h3>
            <CommentList comments={pages.flatMap((page) => page.comments)} />
            {comments.hasNextPage && (
              <Button isBusy={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
                {commonTexts.showOlderComments}
              </Button>
            )}
          </>
        )}
      </PageState>
    </div>
  )
}
