import { isStaff } from '#shared/access'
import { useCountUnreadQuery } from '../../api/messages'
import { useCountQueueQuery } from '../../api/queue'
import { useWaitingRequests } from '../../api/useWaitingRequests'
import type { MenuLink } from '../routes/menu'
import { useSignedIn } from '../../session/SignedIn'
import { useMayOwn } from '../../session/useMay'
import styles from './Menu.module.css'
import * as frameTexts from '#shared/texts/frame'

/** How much is new behind an entry of the menu. */
export function MenuCount({ of }: { of: NonNullable<MenuLink['count']> }) {
  switch (of) {
    case 'requests':
      return <RequestCount />
    case 'queue':
      return <QueueCount />
    case 'messages':
    case 'cases':
      return <CaseCount of={of} />
  }
}

/** How many messages or requests hold something new. Staff have a queue instead. */
function CaseCount({ of }: { of: 'messages' | 'cases' }) {
  const { person } = useSignedIn()
  const { data } = useCountUnreadQuery(undefined, { skip: isStaff(person.userTypeCode) })
  return <Count count={data?.[of] ?? 0} means={frameTexts.newLabel} />
}

const askAgainMs = 60_000

/** What is unanswered in the queue, as its own tab and the summary count it. On the queue's own screen it follows what happens there. */
function QueueCount() {
  const mayLook = useMayOwn('QUEUE.read')
  const { data } = useCountQueueQuery(undefined, {
    skip: !mayLook,
    pollingInterval: askAgainMs,
    skipPollingIfUnfocused: true,
  })
  const unanswered = data?.unanswered ?? 0
  return (
    <Count count={unanswered} means={unanswered === 1 ? frameTexts.unansweredMessage : frameTexts.unansweredMessages} />
  )
}

const RequestCount = () => <Count count={useWaitingRequests()} means={frameTexts.waiting} />

function Count({ count, means }: { count: number; means: string }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> {means}</span>
    </span>
  )
}
