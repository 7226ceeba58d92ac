/** What waits for the person in the queue, in short: what they took care of first, then what nobody has answered. */
import { Link } from 'react-router-dom'
import type { QueuedMessage } from '#shared/contract/queue'
import { useTopOfQueueQuery } from '../../../api/queue'
import { paths } from '../../../paths'
import { DateText } from '../../../ui/DateText'
import { Badge } from '../../../ui/panels/Badge'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import styles from '../messageQueue.module.css'
import lines from './ownQueue.module.css'
import { statusLabel } from '../queueWords'
import { useMinute } from '../list/useMinute'
import * as queueTexts from '#shared/texts/queue'

const mostShown = 5

export function OwnQueue() {
  const mine = useTopOfQueueQuery({ tab: 'mine', page_size: mostShown })
  const unanswered = useTopOfQueueQuery({ tab: 'unanswered', page_size: mostShown })
  return (
    <Panel title={queueTexts.myQueue} action={<Link to={paths.messageQueue}>{queueTexts.messageQueue}</Link>}>
      <PageState query={mine} what={queueTexts.yourMessagesInTheQueue} rows={mostShown}>
        {({ messages: own }) => (
          <PageState query={unanswered} what={queueTexts.theUnansweredMessages} rows={mostShown}>
            {({ messages }) => <Messages own={own} unanswered={messages} />}
          </PageState>
        )}
      </PageState>
    </Panel>
  )
}

function Messages({ own, unanswered }: Record<'own' | 'unanswered', readonly QueuedMessage[]>) {
  const now = useMinute()
  const others = unanswered.filter(({ case_id }) => own.every((one) => one.case_id !== case_id))
  const shown = [...own, ...others].slice(0, mostShown)
  if (shown.length === 0) return <p className={parts.quiet}>{queueTexts.noMessagesAreAssignedTo}</p>
  return (
    <ul>
      {shown.map((message) => (
        <li key={message.case_id} className={lines.own}>
          <div>
            <Link to={`${paths.messageQueue}?case=${message.case_id}`}>{message.title}</Link>
            <p className={styles.quiet}>
              {message.case_no} · {message.name} ·{' '}
              {own.includes(message) ? `Yours · ${statusLabel(message.status)}` : 'Unanswered'}
            </p>
          </div>
          <span className={lines.asked}>
            <DateText value={message.asked_date} />
            {message.answer_due !== null && Date.parse(message.answer_due) < now && (
              <Badge kind="warning">{queueTexts.overdue}</Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
