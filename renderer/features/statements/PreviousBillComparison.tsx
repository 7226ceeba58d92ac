/** Shows the differences from the previous bill, the largest first. The headline above it has loaded that bill. */

import { compareStatements, hasSeveralAddresses, type LineChange } from '#shared/billing/compareStatements'
import type { StatementDetails } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { useGetStatementQuery } from '../../api/billing/statements'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { ChangesByAddress } from './ChangesByAddress'
import { amountOr, signedAmount } from './changeText'

const columns: Column<LineChange>[] = [
  {
    key: 'line',
    title: statementTexts.charge,
    render: ({ section, label, place, usage }) => (
      <>
        {label}
        <span className={parts.below}>
          {[statementTexts.sectionLabels[section], place, usage].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  {
    key: 'before',
    title: statementTexts.before,
    isFigure: true,
    isNamed: true,
    render: ({ before }) => amountOr(commonTexts.newLabel, before),
  },
  {
    key: 'now',
    title: statementTexts.now,
    isFigure: true,
    isNamed: true,
    render: ({ now }) => amountOr(statementTexts.removed, now),
  },
  {
    key: 'change',
    title: commonTexts.change,
    isFigure: true,
    narrow: 'right',
    render: ({ change }) => signedAmount(change),
  },
]

export function PreviousBillComparison({ statement, previousId }: { statement: StatementDetails; previousId: string }) {
  const { data: previous } = useGetStatementQuery({ query: { statement_id: previousId } })
  if (!previous) return null
  const { changes, unchanged } = compareStatements(previous.lines, statement.lines)
  return (
    <Panel title={statementTexts.comparisonTitle}>
      {hasSeveralAddresses(changes) ? (
        <ChangesByAddress changes={changes} />
      ) : (
        <DataTable
          caption={statementTexts.changesLargestFirst}
          columns={columns}
          rows={changes}
          rowKey={(row) => `${row.section} ${row.label} ${changes.indexOf(row)}`}
        />
      )}
      {unchanged > 0 && <p className={parts.below}>{statementTexts.chargesAreUnchanged(unchanged)}</p>}
    </Panel>
  )
}
