import * as frameTexts from '#shared/texts/frame'
import { useCountQueueQuery } from '../../api/cases/queue'
import { useAccessRequestCount } from '../../domain/useAccessRequestCount'
import { useWaitingCounts } from '../../domain/useWaitingCounts'
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

const UnreadMessageCount = () => <Count count={useWaitingCounts().unreadMessages} label={frameTexts.newLabel} />
const WaitingRequestCount = () => <Count count={useWaitingCounts().waitingRequests} label={frameTexts.waiting} />

const pollEveryMs = 60_000

/**
 * Counts unanswered messages, like the queue's own tab and the summary. The queue's screen updates it by live events.
 */
function QueueCount() {
  const mayLook = useHasOwnRight('QUEUE.read')
  const { data } = useCountQueueQuery(undefined, {
    skip: !mayLook,
    pollingInterval: pollEveryMs,
    skipPollingIfUnfocused: true,
  })
  const unanswered = data?.unanswered ?? 0
  return <Count count={unanswered} label={frameTexts.unansweredCount(unanswered)} />
}

const AccessRequestCount = () => <Count count={useAccessRequestCount()} label={frameTexts.waiting} />

function Count({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> {label}</span>
    </span>
  )
}
