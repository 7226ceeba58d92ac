/** Lists the first messages of the queue that are assigned to the agent. */

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
  const query = useTopOfQueueQuery({ tab: 'mine', page_size: maxShown })
  return (
    <Panel title={queueTexts.myQueue} action={<Link to={paths.messageQueue}>{pageTexts.messageQueue}</Link>}>
      <PageState
        query={query}
        failedText={queueTexts.ownQueueNotLoaded}
        rows={maxShown}
        isEmpty={({ messages }) => messages.length === 0}
        empty={<p className={parts.quiet}>{queueTexts.noneAssigned}</p>}
      >
        {({ messages }) => <QueueMessages messages={messages} />}
      </PageState>
    </Panel>
  )
}

function QueueMessages({ messages }: { messages: readonly QueuedMessage[] }) {
  const now = useCurrentMinute()
  return (
    <ul>
      {messages.map(({ case_id, case_no, title, name, status, last_customer_message_at, answer_due }) => (
        <li key={case_id} className={lines.own}>
          <div>
            <Link to={`${paths.messageQueue}?case=${case_id}`}>{title}</Link>
            <p className={parts.small}>
              {case_no} · {name} · {statusLabel(status)}
            </p>
          </div>
          <span className={lines.asked}>
            <DateText value={last_customer_message_at} />
            {answer_due !== null && Date.parse(answer_due) < now && <Tag color="warning">{queueTexts.overdue}</Tag>}
          </span>
        </li>
      ))}
    </ul>
  )
}
