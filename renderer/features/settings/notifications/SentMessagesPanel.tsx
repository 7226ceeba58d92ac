/** Lists the emails and text messages that were sent to a customer, newest first. */

import { useState } from 'react'
import type { SentMessage } from '#shared/contract/customers/sentMessages'
import * as commonTexts from '#shared/texts/common'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { useListSentMessagesQuery } from '../../../api/customers/communication'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { DateText } from '../../../ui/DateText'
import { CursorPages } from '../../../ui/lists/CursorPages'
import { type Column, DataTable } from '../../../ui/lists/DataTable'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import styles from '../settings.module.css'

const pageSize = 10

const columnsFor = (timeZone: string): Column<SentMessage>[] => [
  {
    key: 'created_at',
    title: commonTexts.date,
    render: ({ created_at }) => <DateText value={created_at} withTime timeZone={timeZone} />,
  },
  {
    key: 'address',
    title: notificationTexts.sentTo,
    render: ({ channel, address }) => commonTexts.labeled(notificationTexts.channelNames[channel], address),
  },
  { key: 'subject', title: commonTexts.messageLabel, render: (message) => <Message {...message} /> },
  {
    key: 'status',
    title: commonTexts.status,
    render: ({ status }) => notificationTexts.statusLabels[status],
  },
]

const Message = ({ subject, body }: SentMessage) => (
  <details>
    <summary aria-label={notificationTexts.showTextOf(subject)}>{subject}</summary>
    <p className={styles.sentText}>{body === '' ? notificationTexts.textNotStored : body}</p>
  </details>
)

export function SentMessagesPanel({ customerNumber }: { customerNumber: string | undefined }) {
  const { timeZone } = useRuntimeConfig()
  const owner = useAccountOwner()
  /** The cursors of the pages before the current one. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const after = cursors.at(-1)
  const query = useListSentMessagesQuery({ query: { crm_customer_id: customerNumber, after, page_size: pageSize } })
  return (
    <Panel title={notificationTexts.sentTitle[owner]}>
      <PageState
        query={query}
        failedText={notificationTexts.sentMessagesNotLoaded}
        rows={4}
        isEmpty={({ messages }) => messages.length === 0}
        empty={<p className={parts.secondary}>{notificationTexts.nothingSent[owner]}</p>}
      >
        {({ messages, next }) => (
          <>
            <DataTable
              caption={notificationTexts.sentMessages}
              columns={columnsFor(timeZone)}
              rows={messages}
              rowKey={({ message_id }) => message_id}
              isStale={query.isFetching}
            />
            <CursorPages
              isFirst={cursors.length === 0}
              next={next}
              onPage={(cursor) => setCursors(cursor === null ? [] : [...cursors, cursor])}
              onNewer={() => setCursors(cursors.slice(0, -1))}
            />
          </>
        )}
      </PageState>
    </Panel>
  )
}
