/** The rows of a list with what would happen to each, and then what did. */
import { Link } from 'react-router-dom'
import type { CheckedParent } from '#shared/contract/accountCreation'
import { paths } from '../../paths'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { Badge } from '../../ui/panels/Badge'
import styles from './accountCreation.module.css'
import { outcomeKind, outcomeWords } from './outcomeWords'
import type { RowResult } from './useCreateAll'

interface Props {
  rows: CheckedParent[]
  results: ReadonlyMap<string, RowResult>
}

export function ParentTable({ rows, results }: Props) {
  const columns: Column<CheckedParent>[] = [
    {
      key: 'account',
      title: 'Account',
      narrow: 'wide',
      render: ({ account }) => <span className={styles.long}>{account}</span>,
    },
    { key: 'name', title: 'Name', narrow: 'wide', render: ({ name }) => name || '–' },
    {
      key: 'email',
      title: 'Email',
      narrow: 'wide',
      render: ({ email }) => <span className={styles.long}>{email || '–'}</span>,
    },
    {
      key: 'services',
      title: 'Services',
      narrow: 'wide',
      narrowName: 'Services:',
      render: ({ services }) => services.map(({ service_type_code }) => service_type_code).join(', ') || '–',
    },
    {
      key: 'outcome',
      title: 'Result',
      narrow: 'wide',
      render: (row) => <Outcome row={row} result={results.get(row.migration_account_parent_id)} />,
    },
  ]
  return (
    <DataTable
      caption="The accounts of the list, and what would happen to each"
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
      empty={null}
    />
  )
}

function Outcome({ row, result }: { row: CheckedParent; result: RowResult | undefined }) {
  if (result && row.outcome === 'ready') return <Result result={result} />
  return (
    <>
      <Badge kind={outcomeKind(row.outcome)}>{outcomeWords[row.outcome]}</Badge>{' '}
      {row.signs_in && (
        <Link
          to={`${paths.myAccLogin}?tab=manage&email=${encodeURIComponent(row.email)}`}
          aria-label={`Show who signs in with ${row.email}`}
        >
          Show them
        </Link>
      )}
    </>
  )
}

function Result({ result }: { result: RowResult }) {
  switch (result.kind) {
    case 'working':
      return <Badge>Creating</Badge>
    case 'sent':
      return <Badge kind="good">Created, link sent</Badge>
    case 'before':
      return <Badge>Was created before</Badge>
    case 'failed':
      return (
        <>
          <Badge kind="warning">Not created</Badge> {result.text}
        </>
      )
  }
}
