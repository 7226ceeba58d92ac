import { isStaff } from '#shared/access/access'
import * as frameTexts from '#shared/texts/frame'
import { useCountUnreadQuery } from '../../api/cases/messages'
import { useCountQueueQuery } from '../../api/cases/queue'
import { useWaitingRequestCount } from '../../domain/useWaitingRequestCount'
import { useSignedIn } from '../../session/SignedIn'
import { useHasOwnRight } from '../../session/useHasRight'
import type { MenuLink } from '../routes/menu'
import styles from './Menu.module.css'

/** The number of new items of a menu entry. */
export function MenuCount({ countKind }: { countKind: NonNullable<MenuLink['count']> }) {
  switch (countKind) {
    case 'requests':
      return <RequestCount />
    case 'queue':
      return <QueueCount />
    case 'messages':
    case 'cases':
      return <CaseCount countKind={countKind} />
  }
}

/** Counts messages or requests with something new. Staff have a queue instead. */
function CaseCount({ countKind }: { countKind: 'messages' | 'cases' }) {
  const { person } = useSignedIn()
  const { data } = useCountUnreadQuery(undefined, { skip: isStaff(person.userTypeCode) })
  return <Count count={data?.[countKind] ?? 0} label={frameTexts.newLabel} />
}

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

const RequestCount = () => <Count count={useWaitingRequestCount()} label={frameTexts.waiting} />

function Count({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> {label}</span>
    </span>
  )
}
