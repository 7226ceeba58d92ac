/** Lists the rows with their dry-run outcome, then with their result. */
import { Link } from 'react-router-dom'
import type { CheckedParent } from '#shared/contract/customers/accountCreation'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import * as serviceTexts from '#shared/texts/services/services'
import { EmailText } from '../../ui/EmailText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { Tag } from '../../ui/Tag'
import styles from './accountCreation.module.css'
import { outcomeColor } from './outcomeColor'
import type { RowResult } from './useCreateAll'

interface Props {
  rows: CheckedParent[]
  results: ReadonlyMap<string, RowResult>
}

export function ParentTable({ rows, results }: Props) {
  const columns: Column<CheckedParent>[] = [
    {
      key: 'account',
      title: commonTexts.account,
      narrow: 'wide',
      render: ({ account }) => <span className={styles.long}>{account}</span>,
    },
    { key: 'name', title: commonTexts.name, narrow: 'wide', render: ({ name }) => name || '–' },
    {
      key: 'email',
      title: commonTexts.email,
      narrow: 'wide',
      render: ({ email }) => (email === '' ? '–' : <EmailText email={email} />),
    },
    {
      key: 'services',
      title: commonTexts.services,
      narrow: 'wide',
      isNamed: true,
      render: ({ services }) =>
        services.map(({ service_type_code }) => serviceTexts.serviceLabels[service_type_code]).join(', ') || '–',
    },
    {
      key: 'outcome',
      title: accountCreationTexts.result,
      narrow: 'wide',
      render: (row) => <Outcome row={row} result={results.get(row.migration_account_parent_id)} />,
    },
  ]
  return (
    <DataTable
      caption={accountCreationTexts.dryRunCaption}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
    />
  )
}

function Outcome({ row, result }: { row: CheckedParent; result: RowResult | undefined }) {
  if (result && row.outcome === 'ready') return <Result result={result} />
  return (
    <>
      <Tag color={outcomeColor(row.outcome)}>{accountCreationTexts.outcomeLabels[row.outcome]}</Tag>{' '}
      {row.signs_in && (
        <Link
          to={`${paths.myAccLogin}?tab=manage&email=${encodeURIComponent(row.email)}`}
          aria-label={accountCreationTexts.showLogins(row.email)}
        >
          {accountCreationTexts.showThem}
        </Link>
      )}
    </>
  )
}

function Result({ result }: { result: RowResult }) {
  switch (result.kind) {
    case 'working':
      return <Tag>{accountCreationTexts.creating}</Tag>
    case 'sent':
      return <Tag color="success">{accountCreationTexts.createdLinkSent}</Tag>
    case 'before':
      return <Tag>{accountCreationTexts.alreadyCreated}</Tag>
    case 'failed':
      return (
        <>
          <Tag color="warning">{accountCreationTexts.notCreated}</Tag> {result.text}
        </>
      )
  }
}
