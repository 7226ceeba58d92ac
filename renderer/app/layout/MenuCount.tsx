import * as frameTexts from '#shared/texts/frame'
import { useCountQueueQuery } from '../../api/cases/queue'
import { useAccessRequestCount } from '../../domain/access/useAccessRequestCount'
import { useWaitingCounts } from '../../domain/cases/useWaitingCounts'
import { useHasOwnRight } from '../../session/useHasRight'
import type { MenuLink } from '../routes/menu'
import styles from './Menu.module.css'

/** The number of new or waiting items of a menu entry. */
export function MenuCount({ countKind }: { countKind: NonNullable<MenuLink['count']> }) {
  switch (countKind) {
    case 'unreadMessages':
      return <UnreadMessageCount />
    case 'waitingRequests':
      return <WaitingRequestCount />
    case 'accessRequests':
      return <AccessRequestCount />
    case 'queue':
      return <QueueCount />
  }
}

function UnreadMessageCount() {
  const { unreadMessages } = useWaitingCounts()
  return <Count count={unreadMessages} label={frameTexts.newMessageCount(unreadMessages)} />
}

function WaitingRequestCount() {
  const { waitingRequests } = useWaitingCounts()
  return <Count count={waitingRequests} label={frameTexts.waitingRequestCount(waitingRequests)} />
}

const pollEveryMs = 60_000

/**
 * Counts unanswered messages, like the queue's own tab and the summary. The queue's screen updates it by live events.
 */
function QueueCount() {
  const mayReadQueue = useHasOwnRight('QUEUE.read')
  const { data } = useCountQueueQuery(undefined, {
    skip: !mayReadQueue,
    pollingInterval: pollEveryMs,
    skipPollingIfUnfocused: true,
  })
  const unanswered = data?.unanswered ?? 0
  return <Count count={unanswered} label={frameTexts.unansweredCount(unanswered)} />
}

function AccessRequestCount() {
  const count = useAccessRequestCount()
  return <Count count={count} label={frameTexts.accessRequestCount(count)} />
}

/** Screen readers get the whole label, because a number alone means nothing to them. */
function Count({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden"> {label}</span>
    </span>
  )
}
