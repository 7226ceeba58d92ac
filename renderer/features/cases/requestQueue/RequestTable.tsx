/** The requests that staff work on, one per row. */
import { Link } from 'react-router-dom'
import type { RequestQueueTab } from '#shared/cases/requestQueue'
import type { QueuedRequest } from '#shared/contract/cases/requestQueue'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { CaseStatusTag } from '../../../domain/cases/CaseStatusTag'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import { useCurrentMinute } from '../../../domain/cases/useCurrentMinute'
import { useSignedIn } from '../../../session/SignedIn'
import { DateText } from '../../../ui/DateText'
import { ConsoleTable } from '../../../ui/lists/ConsoleTable'
import type { Column } from '../../../ui/lists/DataTable'
import parts from '../../../ui/panels/parts.module.css'
import { Tag } from '../../../ui/Tag'
import { RequestPromise } from './RequestPromise'
import styles from './requestWork.module.css'

interface Props {
  requests: QueuedRequest[]
  tab: RequestQueueTab
  isStale: boolean
}

export function RequestTable({ requests, tab, isStale }: Props) {
  const { person } = useSignedIn()
  const now = useCurrentMinute()
  return (
    <div className={styles.table}>
      <ConsoleTable
        caption={caseTexts.requests(requestQueueTexts.queueTabLabels[tab])}
        columns={columnsFor({ tab, now, ownId: person.user_id })}
        rows={requests}
        rowKey={({ case_id }) => case_id}
        isStale={isStale}
      />
    </div>
  )
}

interface ColumnContext {
  tab: RequestQueueTab
  now: number
  ownId: string
}

const columnsFor = ({ tab, now, ownId }: ColumnContext): Column<QueuedRequest>[] => [
  {
    key: 'number',
    title: commonTexts.numberShort,
    render: ({ case_id, case_no }) => (
      <Link className={styles.number} to={`${paths.serviceTicketView}?case=${case_id}`} data-row>
        {case_no}
      </Link>
    ),
  },
  {
    key: 'request',
    title: commonTexts.requestLabel,
    narrow: 'wide',
    render: (request) => (
      <span className={styles.subject}>
        <RequestIcon request={request} size="small" />
        <span className={styles.line}>{request.title}</span>
      </span>
    ),
  },
  {
    key: 'customer',
    title: commonTexts.customer,
    narrow: 'wide',
    render: ({ customer_name, street_address }) => (
      <span className={styles.customer}>
        <span className={styles.line}>{customer_name}</span>
        <span className={styles.address}>{street_address || caseTexts.accountInGeneral}</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ status, cancel_requested }) => (
      <span className={styles.tags}>
        {status === 'waiting' ? (
          <Tag color="warning">{requestQueueTexts.waiting}</Tag>
        ) : (
          <CaseStatusTag status={status} owner="theirs" />
        )}
        {cancel_requested && <Tag color="warning">{requestQueueTexts.wantsCancellation}</Tag>}
      </span>
    ),
  },
  tab === 'done'
    ? {
        key: 'finished',
        title: requestQueueTexts.finished,
        isNamed: true,
        render: ({ closed_date }) => closed_date && <DateText value={closed_date} />,
      }
    : {
        key: 'promise',
        title: requestQueueTexts.promise,
        narrow: 'wide',
        render: (request) => <RequestPromise request={request} now={now} />,
      },
  {
    key: 'assignee',
    title: requestQueueTexts.assignee,
    isNamed: true,
    render: ({ assigned_to: assignee }) => {
      if (assignee === null) return <span className={parts.small}>{requestQueueTexts.noOne}</span>
      return assignee.user_id === ownId ? <Tag color="success">{commonTexts.you}</Tag> : assignee.name
    },
  },
]
