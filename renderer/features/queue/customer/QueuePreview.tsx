/** Lists the first messages of the queue: the agent's own, then unanswered ones. */

import { Link } from 'react-router-dom'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { paths } from '#shared/paths'
import * as queueTexts from '#shared/texts/cases/queue'
import * as pageTexts from '#shared/texts/pages'
import { useTopOfQueueQuery } from '../../../api/cases/queue'
import { useCurrentMinute } from '../../../domain/cases/useCurrentMinute'
import { DateText } from '../../../ui/DateText'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import { Tag } from '../../../ui/Tag'
import { statusLabel } from '../statusLabel'
import lines from './customer.module.css'

const maxShown = 5

export function QueuePreview() {
  const mine = useTopOfQueueQuery({ tab: 'mine', page_size: maxShown })
  const unanswered = useTopOfQueueQuery({ tab: 'unanswered', page_size: maxShown })
  return (
    <Panel title={queueTexts.myQueue} action={<Link to={paths.messageQueue}>{pageTexts.messageQueue}</Link>}>
      <PageState query={mine} subject={queueTexts.ownQueueSubject} rows={maxShown}>
        {({ messages: own }) => (
          <PageState query={unanswered} subject={queueTexts.theUnansweredMessages} rows={maxShown}>
            {({ messages }) => <QueueMessages own={own} unanswered={messages} />}
          </PageState>
        )}
      </PageState>
    </Panel>
  )
}

function QueueMessages({ own, unanswered }: Record<'own' | 'unanswered', readonly QueuedMessage[]>) {
  const now = useCurrentMinute()
  const others = unanswered.filter(({ case_id }) => own.every((ownMessage) => ownMessage.case_id !== case_id))
  const listed = [...own, ...others].slice(0, maxShown)
  if (listed.length === 0) return <p className={parts.quiet}>{queueTexts.noneAssigned}</p>
  return (
    <ul>
      {listed.map((message) => (
        <li key={message.case_id} className={lines.own}>
          <div>
            <Link to={`${paths.messageQueue}?case=${message.case_id}`}>{message.title}</Link>
            <p className={parts.small}>
              {message.case_no} · {message.name} ·{' '}
              {own.includes(message) ? queueTexts.yours(statusLabel(message.status)) : queueTexts.unanswered}
            </p>
          </div>
          <span className={lines.asked}>
            <DateText value={message.last_customer_message_at} />
            {message.answer_due !== null && Date.parse(message.answer_due) < now && (
              <Tag color="warning">{queueTexts.overdue}</Tag>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
